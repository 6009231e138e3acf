import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [{ test: { name: 'unit', root: import.meta.dirname, include: ['unit/**/*.test.ts'] } }],
  },
})
