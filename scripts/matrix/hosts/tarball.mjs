// What judges a package without running it: compilers of types, and checkers of packages.

const judge = {
  name: "The tarball",
  project: {
    packages: { "@arethetypeswrong/cli": "0.18.5", publint: "0.3.25" },
  },
  checks: [
    {
      name: "publint",
      run: (context) => context.execute("node_modules/.bin/publint", ["run", context.tarball, "--strict"]),
    },
    {
      name: "are the types wrong",
      // slim, peer and the elements are ES modules only, and the file for script tags has no types.
      run: (context) => {
        const options = ["--ignore-rules", "cjs-resolves-to-esm", "--exclude-entrypoints", "element.bundle.js"];
        return context.execute("node_modules/.bin/attw", [context.tarball, ...options, "--format", "ascii"]);
      },
    },
    {
      name: "no dependency",
      run: async (context) => {
        const text = await context.execute("npm", ["ls", "--all", "--json"]);
        const { dependencies } = JSON.parse(text).dependencies.soosorv;
        if (dependencies) throw new Error(Object.keys(dependencies).join(", "));
      },
    },
  ],
};

/** All entries as a strict project sees them that checks declarations too: the oldest compiler that can, and others. */
const program = `import { newGame, newSession } from "soosorv";
import { createBoard } from "soosorv/element/board.js";
import "soosorv/element";
import { connect } from "soosorv/peer";
import { init } from "soosorv/slim";

const game = newGame({ opening: "soosorv-8" });
const sent: Promise<ArrayBuffer> = crypto.subtle.digest("SHA-256", game.toBytes());
const session = newSession({ seat: "first", random: new Uint8Array(16) });
console.log(game.renderState().turn?.seat, sent, session.genesis, createBoard, connect, init);
`;

const compilers = ["5.2.2", "5.9.3", "6.0.3"].map((version) => ({
  name: `TypeScript ${version}`,
  project: { packages: { typescript: version }, files: { "program.ts": program } },
  checks: ["nodenext", "bundler"].map((resolution) => ({
    name: `moduleResolution ${resolution}`,
    run: (context) => {
      const modules = ["--module", resolution === "bundler" ? "es2022" : resolution, "--moduleResolution", resolution];
      const options = ["--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom", ...modules];
      return context.execute("node_modules/.bin/tsc", [...options, "program.ts"]);
    },
  })),
}));

export const tarballHosts = [...compilers, judge];
