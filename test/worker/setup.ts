import { applyD1Migrations, env, reset } from 'cloudflare:test'

// Files share a runtime; each begins with nothing stored.
await reset()
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
