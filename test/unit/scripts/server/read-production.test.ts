import { expect, test } from 'vitest'
import { describeProblems, readProduction } from '../../../../scripts/server/read-production.ts'

const FILE = `APP_URL=https://crm.acme.example
SMTP_URL=smtps://user:canary-password@mail.acme.example
MAIL_FROM="Acme <no-reply@acme.example>"
SUPPORT_EMAIL=support@acme.example
SECURITY_EMAIL=security@acme.example
PRIVACY_EMAIL=privacy@acme.example
CRAWLER_EMAIL=crawler@acme.example
`
const read = (environment: Record<string, string>, file = FILE) => readProduction(environment, file, () => 'token')

test('a file is enough, and other environment variables do not reach the Worker', () => {
  const { vars, problems } = read({ PATH: '/bin', HOME: '/root', APP_URL: 'https://other.acme.example' })
  expect(problems).toEqual([])
  expect(vars).toMatchObject({
    ENVIRONMENT: 'production',
    APP_URL: 'https://crm.acme.example',
    PASSKEY_ORIGIN: 'https://crm.acme.example',
    ALLOW_PRIVATE_NETWORK: 'false',
    MAIL_AUTHSERV_ID: 'unchecked-token',
  })
  expect(Object.keys(vars)).not.toContain('PATH')
})

test('all missing settings are named together, without values', () => {
  const { problems } = read({ SMTP_URL: 'smtps://user:canary-password@' }, '')
  const text = describeProblems(problems)
  for (const name of ['APP_URL', 'SMTP_URL', 'MAIL_FROM', 'SUPPORT_EMAIL', 'SECURITY_EMAIL'])
    expect(text).toContain(name)
  expect(text).not.toContain('canary-password')
})

test('without a way to send mail, both options are named', () => {
  expect(describeProblems(read({}, FILE.replace(/^SMTP_URL.*$/m, '')).problems)).toMatch(/SMTP_URL .*RESEND_API_KEY/)
})

test('the first administrator is the configured one, or else the support mailbox', () => {
  expect(read({}).administrator).toBe('support@acme.example')
  expect(read({}, `${FILE}ADMIN_EMAIL=ada@acme.example\n`).administrator).toBe('ada@acme.example')
  expect(read({ ADMIN_EMAIL: 'ada' }).problems.map(({ name }) => name)).toEqual(['ADMIN_EMAIL'])
})

test('development and private addresses cannot be turned on', () => {
  const { vars, problems } = read({ ENVIRONMENT: 'development', ALLOW_PRIVATE_NETWORK: 'true' })
  expect(vars.ENVIRONMENT).toBe('production')
  expect(problems.map(({ name }) => name)).toEqual(['ALLOW_PRIVATE_NETWORK'])
})
