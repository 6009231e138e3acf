import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { lazyDialogs } from '../../../../web/build/lazy-dialogs.ts'
import { leanContracts } from '../../../../web/build/lean-contracts.ts'

const CONTRACTS = join(import.meta.dirname, '../../../../src/contracts')

/** The code of a program as the browser gets it, chunk by chunk. */
async function built(program: string): Promise<Rolldown.OutputChunk[]> {
  const file = join(mkdtempSync(join(tmpdir(), 'lean-')), 'program.js')
  writeFileSync(file, program)
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [leanContracts, lazyDialogs],
    build: { write: false, minify: false, rolldownOptions: { input: file } },
  })) as Rolldown.RolldownOutput
  return output.output.filter((chunk) => chunk.type === 'chunk')
}

test('an endpoint has no schemas, only a flag for its body', async () => {
  const [chunk] = await built(`import { logIn } from '${CONTRACTS}/auth/auth.ts'\nconsole.log(logIn)`)
  expect(chunk?.code).toContain('body: true')
  expect(chunk?.code).not.toMatch(/returns:|Email is required/)
})

test('a schema is included if it is imported by name', async () => {
  const [chunk] = await built(`import { Login } from '${CONTRACTS}/auth/auth.ts'\nconsole.log(Login)`)
  expect(chunk?.code).toContain('Email is required')
})

test('a schema is built only when it is used', async () => {
  const [chunk] = await built(`import { Login } from '${CONTRACTS}/auth/auth.ts'\nglobalThis.Login = Login`)
  expect(chunk?.code).toMatch(/Login = (?:\/\*.*?\*\/ *)?lazySchema\(/)
})
