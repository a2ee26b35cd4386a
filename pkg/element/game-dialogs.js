// The dialogs. Closing one, by Escape too, never chooses anything. They are part of the element's template, so a change
// of language reaches an open one.

import { openingRules } from "../index.js";
import { recordErrorSentence } from "./game-reasons.js";
import { html, nothing } from "./lit.js";

const LONGEST_NAME = 24;
const POLICIES = ["illegal", "loses", "claimed"];

const closing = ({ close }, label, className = "quiet") =>
  html`<button type="button" class=${className} part="button" @click=${close}>${label}</button>`;

const submitting = (label) => html`<button type="submit" class="primary" part="button" form="form">${label}</button>`;

/** A group of radio buttons; `options` are [value, label, hint?]. */
const radioGroup = (legend, name, options, chosen, onChange) => html`
  <fieldset>
    <legend>${legend}</legend>
    ${options.map(
      ([value, label, hint]) => html`
        <label class="field-row">
          <input type="radio" name=${name} value=${value} ?checked=${value === chosen} @change=${() => onChange?.(value)} />
          <span>${label}${hint ? html`<small>${hint}</small>` : nothing}</span>
        </label>`,
    )}
  </fieldset>`;

/** The names of both players; each is taken over as soon as its field is left. */
function nameFields(texts, element) {
  const field = (seat, property) => html`
    <label class="field"><span>${texts.seats[seat]}</span>
      <input type="text" maxlength=${LONGEST_NAME} autocomplete="off" .value=${element[property]}
        @change=${({ target }) => {
          element[property] = target.value.trim();
        }} />
    </label>`;
  return html`
    <fieldset class="two">
      <legend>${texts.players}</legend>
      ${field("first", "firstName")}${field("second", "secondName")}
    </fieldset>`;
}

/** A listener that takes what a form holds, by the names of its fields; the dialog closes unless that is refused. */
const submitted =
  ({ close }, use) =>
  (event) => {
    event.preventDefault();
    if (use(Object.fromEntries(new FormData(event.target))) !== false) close();
  };

// ----------------------------------------------------------------------------------------------------- questions

const askDialog = ({ ask, yes }, { texts }, context) => {
  const question = ask(texts);
  return {
    heading: question.heading,
    content: html`<form id="form" @submit=${submitted(context, yes)}><p>${question.text}</p></form>`,
    buttons: [closing(context, texts.cancel), submitting(question.yes)],
  };
};

// ------------------------------------------------------------------------------------------------------ new game

/** The families of rules with their limits, in the engine's order: the default first. */
const families = () => new Map(openingRules().map(({ family, limits }) => [family, limits]));

function newGameDialog(dialog, { texts, state }, context) {
  const { element, schedule } = context;
  const words = texts.dialog.newGame;
  const { rule, length, phase } = state;
  const known = families();
  const present = rule.opening.split("-")[0];
  const family = dialog.family ?? (known.has(present) ? present : known.keys().next().value);
  const limits = known.get(family);
  const limit = family === present && rule.limit !== null ? rule.limit : limits?.default;

  function start({ family, limit, policy }) {
    element.newGame({ opening: limit ? { id: family, limit: Number(limit) } : family, forbiddenMoves: policy });
  }
  return {
    heading: words.heading,
    content: html`
      <form id="form" @submit=${submitted(context, start)}>
        <label class="field"><span>${words.rule}</span>
          <select name="family" @change=${({ target }) => {
            dialog.family = target.value;
            schedule();
          }}>
            ${[...known.keys()].map((key) => html`<option value=${key} ?selected=${key === family}>${texts.ruleName(key, null)}</option>`)}
          </select>
        </label>
        ${
          limits
            ? html`<label class="field"><span>${words.limit}</span>
              <input type="number" name="limit" required step="1" min=${limits.min} max=${limits.max} .value=${String(limit)} />
            </label>`
            : nothing
        }
        ${radioGroup(
          words.policy,
          "policy",
          POLICIES.map((key) => [key, ...words.policies[key]]),
          rule.forbiddenMoves,
        )}
        ${nameFields(texts, element)}
        ${length > 0 && phase !== "over" ? html`<p class="warning">${words.replaces}</p>` : nothing}
      </form>`,
    buttons: [closing(context, texts.cancel), submitting(words.start)],
  };
}

// ------------------------------------------------------------------------------------------------------- records

function pasteDialog(dialog, { texts }, context) {
  const { element, schedule } = context;
  const words = texts.dialog.paste;
  function open({ record }) {
    try {
      if (!record.trim()) dialog.error = ({ recordError }) => recordError.empty;
      else return element.open(record.trim());
    } catch (error) {
      dialog.error = (texts) => recordErrorSentence(error, texts);
    }
    schedule();
    return false;
  }
  const error = dialog.error?.(texts);
  return {
    heading: words.heading,
    content: html`
      <form id="form" @submit=${submitted(context, open)}>
        <label class="field"><span>${words.label}</span>
          <textarea name="record" id="record-text" rows="5" spellcheck="false" autocapitalize="off"
            aria-describedby="record-hint" aria-invalid=${error ? "true" : nothing}></textarea>
        </label>
        <p class="hint" id="record-hint">${words.hint}</p>
        <p class="error" role="alert">${error ?? ""}</p>
      </form>`,
    buttons: [closing(context, texts.cancel), submitting(words.open)],
  };
}

function copyDialog(_dialog, { texts, game }, context) {
  const { heading, hint } = texts.dialog.copy;
  return {
    heading,
    content: html`<p>${hint}</p>
      <textarea rows="5" readonly aria-label=${texts.dialog.paste.label} .value=${String(game)}
        @focus=${({ target }) => target.select()}></textarea>`,
    buttons: [closing(context, texts.close)],
  };
}

// ------------------------------------------------------------------------------------------------------ settings

const SWITCHES = ["numbers", "coordinates", "forbiddenMarks", "turned"];

/** Each takes effect at once. What the page has fixed by an attribute is not offered. */
function settingsDialog(_dialog, { texts, alone }, context) {
  const { element, settings } = context;
  const words = texts.dialog.settings;
  const { values } = settings;
  const choice = (key, legend, labels) =>
    radioGroup(
      legend,
      key,
      settings.choices(key).map((value) => [value, labels[value]]),
      values[key],
      (value) => settings.set(key, value),
    );
  return {
    heading: words.heading,
    content: html`
      <div class="switches">
        ${SWITCHES.map(
          (key) => html`
            <label class="field-row">
              <input type="checkbox" .checked=${values[key]} @change=${({ target }) => settings.set(key, target.checked)} />
              <span>${words[key]}</span>
            </label>`,
        )}
      </div>
      ${element.input ? nothing : choice("inputMode", words.input, words.inputs)}
      ${element.theme ? nothing : choice("theme", words.theme, words.themes)}
      ${alone ? nameFields(texts, element) : nothing}`,
    buttons: [closing(context, texts.close, "primary")],
  };
}

const DIALOGS = {
  ask: askDialog,
  newGame: newGameDialog,
  paste: pasteDialog,
  copy: copyDialog,
  settings: settingsDialog,
};

/**
 * The dialog that is open; `context` has the element, the settings of the device, what draws the element again, and what
 * closes the dialog.
 */
export function dialogTemplate(dialog, view, context) {
  const { heading, content, buttons } = DIALOGS[dialog.kind](dialog, view, context);
  // Escape; the browser would close the dialog without the element knowing at once.
  function onCancel(event) {
    event.preventDefault();
    context.close();
  }
  return html`
    <dialog part="dialog" aria-labelledby="dialog-heading" @close=${context.onClose} @cancel=${onCancel}>
      <h2 id="dialog-heading">${heading}</h2>
      ${content}
      <div class="dialog-actions">${buttons}</div>
    </dialog>`;
}
