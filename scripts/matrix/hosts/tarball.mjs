// What judges a package without running it.

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

export const tarballHosts = [judge];
