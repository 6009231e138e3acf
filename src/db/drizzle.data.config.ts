import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: ['./src/db/schema/data/*.ts', './src/db/schema/both/*.ts'],
  out: './migrations/data',
})
