// Test runners, each with its environments.

import { unitTest, unitTestNames } from "../programs.mjs";

const vitest = {
  name: "Vitest 4.1.12",
  project: {
    packages: { vitest: "4.1.12", vite: "8.3.8", jsdom: "29.1.1", "happy-dom": "20.14.6" },
    files: {
      "soosorv.test.js": unitTest(`import { expect, test } from "vitest";\nimport ${unitTestNames} from "soosorv";`),
    },
  },
  checks: ["node", "jsdom", "happy-dom"].map((environment) => ({
    name: environment,
    run: (context) => context.execute("node_modules/.bin/vitest", ["run", "--environment", environment]),
  })),
};

const jestProgram = ["node_modules/jest/bin/jest.js"];

const jest = {
  name: "Jest 30.5.2",
  project: {
    packages: { jest: "30.5.2", "jest-environment-jsdom": "30.5.2" },
    manifest: { type: "commonjs" },
    files: {
      "jest.config.json": "{}",
      "common.test.js": unitTest(`const ${unitTestNames} = require("soosorv");`),
      "module.test.mjs": unitTest(`import ${unitTestNames} from "soosorv";`),
    },
  },
  checks: ["node", "jsdom"].flatMap((environment) => [
    {
      name: `CommonJS in ${environment}`,
      run: (context) => context.execute(process.execPath, [...jestProgram, `--env=${environment}`, "common.test.js"]),
    },
    {
      name: `ESM in ${environment}`,
      run: (context) => {
        const args = ["--experimental-vm-modules", ...jestProgram, `--env=${environment}`, "module.test.mjs"];
        return context.execute(process.execPath, args);
      },
    },
  ]),
};

export const testRunnerHosts = [vitest, jest];
