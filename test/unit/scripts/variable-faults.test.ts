import { expect, test } from 'vitest'
import { variableFaults } from '../../../scripts/docs/variable-faults.ts'

const variables = { names: ['APP_URL', 'JWT_SECRET'], secrets: new Set(['JWT_SECRET']) }
const table = (...rows: string[]) => ['| variable | needed | means |', '|---|---|---|', ...rows].join('\n')
const complete = table('| `APP_URL` | yes | the site |', '| `JWT_SECRET` | yes, secret | signs |')

test('a complete table and example have no faults', () => {
  expect(variableFaults(variables, complete, 'JWT_SECRET=\n')).toEqual([])
})

test('a variable without a row and a row without a variable are faults', () => {
  expect(variableFaults(variables, complete.replace('APP_URL', 'SITE_URL'), 'JWT_SECRET=')).toEqual([
    'docs/configuration.md does not list APP_URL',
    'docs/configuration.md lists SITE_URL, which the Worker does not read',
  ])
})

test('names in the other cells of a row are not its variables, and bindings may have a row', () => {
  const more = `${complete}\n| \`AI\` | for AI extraction, binding | as \`NODE_ENV\` |`
  expect(variableFaults(variables, more, 'JWT_SECRET=')).toEqual([])
})

test('secrets are marked as such, and the example file has exactly these', () => {
  const openly = complete.replace('yes, secret', 'yes')
  expect(variableFaults(variables, openly, '# APP_URL=\nOTHER=')).toEqual([
    'docs/configuration.md does not call JWT_SECRET a secret',
    '.dev.vars.example lacks JWT_SECRET',
    '.dev.vars.example has OTHER, which is no secret',
  ])
})
