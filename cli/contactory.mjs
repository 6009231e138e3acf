#!/usr/bin/env node
// Contactory's command line, a client of the external API. It runs on Node 20 and later without a build.
import { run } from './run.mjs'

// The reader may close the pipe early, as `head` does.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await run(process.argv.slice(2), process)
