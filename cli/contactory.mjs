#!/usr/bin/env node
// Contactory from the command line: a thin use of the external API, which runs on any Node from 20 on, as it is.
import { run } from './run.mjs'

// Whoever reads may have had enough, such as `head`.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await run(process.argv.slice(2), process)
