// Light or dark: the system's wish, unless this device chose one.

const systemDark = matchMedia("(prefers-color-scheme: dark)");

export function isDark(settings) {
  const theme = settings.get("theme");
  return theme === "auto" ? systemDark.matches : theme === "dark";
}

/** Keeps the page's theme in step with the settings and the system. */
export function followTheme(settings, onChange) {
  function apply() {
    const dark = isDark(settings);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    onChange(dark);
  }
  systemDark.addEventListener("change", apply);
  settings.subscribe(apply);
  apply();
}
