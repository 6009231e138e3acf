import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { readConfig } from '../../../src/core/config.ts'

const good = {
  ...env,
  ENVIRONMENT: 'production',
  APP_URL: 'https://b.example',
  RESEND_API_KEY: 're_test',
  MAIL_FROM: 'Contactory <a@b.example>',
  SUPPORT_EMAIL: 'help@b.example',
  SECURITY_EMAIL: 'security@b.example',
  PRIVACY_EMAIL: 'privacy@b.example',
  CRAWLER_EMAIL: 'crawler@b.example',
  ALLOW_PRIVATE_NETWORK: undefined,
}
const read = (more: object) => () => readConfig({ ...good, ...more } as Env)

test('a whole production environment is valid', () => {
  const keys = `b:${'5f'.repeat(32)}, a:${'5e'.repeat(32)}`
  expect(read({ SEALING_KEYS: keys })().sealingKeys.map(({ id, key }) => [id, key.length, key[0]])).toEqual([
    ['b', 32, 0x5f],
    ['a', 32, 0x5e],
  ])
  expect(read({})()).toMatchObject({ isProduction: true, allowPrivateNetwork: false, crawlPagesMax: 100 })
})

test.each([
  [{ RESEND_API_KEY: undefined }, 'RESEND_API_KEY: required in production'],
  [{ MAIL_FROM: '' }, 'MAIL_FROM'],
  [{ SUPPORT_EMAIL: undefined }, 'SUPPORT_EMAIL: required in production'],
  [{ SECURITY_EMAIL: undefined }, 'SECURITY_EMAIL: required in production'],
  [{ PRIVACY_EMAIL: '' }, 'PRIVACY_EMAIL: required in production'],
  [{ CRAWLER_EMAIL: undefined }, 'CRAWLER_EMAIL: required in production'],
  [{ SECURITY_EMAIL: 'nobody' }, 'SECURITY_EMAIL'],
  [{ SUPPORT_EMAIL: 'support@contactory.example' }, 'SUPPORT_EMAIL: still that of the example'],
  [{ MAIL_FROM: 'Us <no-reply@mail.contactory.test>' }, 'MAIL_FROM: still that of the example'],
  [{ APP_URL: 'https://contactory.example' }, 'APP_URL: still that of the example'],
  [{ MAIL_DOMAIN: 'no domain' }, 'MAIL_DOMAIN'],
  [{ MAIL_DOMAIN: 'mail.contactory.test' }, 'MAIL_DOMAIN: still that of the example'],
  [{ JWT_SECRET: undefined }, 'JWT_SECRET'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET'],
  [{ SEALING_KEYS: undefined }, 'SEALING_KEYS'],
  [{ SEALING_KEYS: 'a:abcd' }, 'SEALING_KEYS'],
  [{ SEALING_KEYS: '5e'.repeat(32) }, 'SEALING_KEYS'],
  [{ SEALING_KEYS: `a:${'5e'.repeat(32)},a:${'5f'.repeat(32)}` }, 'SEALING_KEYS: two keys have one id'],
  [{ APP_URL: 'javascript:alert(1)' }, 'APP_URL'],
  [{ APP_URL: 'http://b.example' }, 'APP_URL: https in production'],
  [{ APP_URL: 'HTTP://b.example' }, 'APP_URL: https in production'],
  [{ APP_URL: 'http://127.0.0.1:8787' }, 'APP_URL: https in production'],
  [{ APP_URL: undefined }, 'APP_URL'],
  [{ ALLOW_PRIVATE_NETWORK: 'true' }, 'ALLOW_PRIVATE_NETWORK: not in production'],
  [{ DB: undefined }, 'DB: binding is missing'],
  [{ DATA_1: undefined, DATA_2: undefined, DATA_3: undefined }, 'DATA_1: binding is missing'],
  [{ ENVIRONMENT: 'staging' }, 'ENVIRONMENT'],
])('production with %j refuses to start and names the variable', (more, message) => {
  expect(read(more)).toThrow(message)
})

test('mail is accepted where it is configured, and in development', () => {
  expect(read({})().mailDomain).toBeNull()
  expect(read({ MAIL_DOMAIN: ' In.B.example ' })().mailDomain).toBe('in.b.example')
  expect(readConfig(env).mailDomain).toBe('mail.contactory.test')
})

test('development may be served without TLS', () => {
  const more = { ENVIRONMENT: 'development', APP_URL: 'http://127.0.0.1:8787' }
  expect(read(more)()).toMatchObject({ appUrl: 'http://127.0.0.1:8787' })
})
