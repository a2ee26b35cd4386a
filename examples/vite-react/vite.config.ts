import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// Nothing here is for the engine: it needs no plugin and no setting.
export default defineConfig({ base: "./", plugins: [react()] });
