import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: ['./src/db/schema/control/*.ts', './src/db/schema/both/*.ts'],
  out: './migrations',
})
