import { describe, expect, test } from 'vitest'
import { personOfGoogle, personOfMicrosoft } from '../../../../src/domain/accounts/identities/read-identity.ts'

const of = (claims: object) => ({ iss: 'https://issuer.test', sub: '1', ...claims })
const PERSONAL = '9188040d-6c67-4c5b-b112-36a304b66dad'
const TENANT = '11111111-1111-1111-1111-111111111111'

describe('Google', () => {
  test.each([
    ['a Gmail address', { email: 'Ann@Gmail.com', email_verified: true }, true, true],
    ['its own Workspace domain', { email: 'ann@acme.test', email_verified: true, hd: 'acme.test' }, true, true],
    ['the Workspace domain of another', { email: 'ann@acme.test', email_verified: true, hd: 'evil.test' }, true, false],
    ['an address elsewhere', { email: 'ann@acme.test', email_verified: true }, true, false],
    ['a domain that ends like Gmail', { email: 'ann@evilgmail.com', email_verified: true }, true, false],
    ['an address that is not verified', { email: 'ann@gmail.com', email_verified: false }, false, false],
    ['a word instead of a truth', { email: 'ann@gmail.com', email_verified: 'true' }, false, false],
    ['no address', {}, false, false],
    ['two addresses in one', { email: 'a@gmail.com,b@gmail.com', email_verified: true }, false, false],
  ])('%s', (_, claims, isVerified, isAuthoritative) => {
    expect(personOfGoogle(of(claims))).toMatchObject({ isVerified, isAuthoritative })
  })
})

describe('Microsoft', () => {
  test.each([
    ['a personal account of its own domain', { tid: PERSONAL, email: 'ann@outlook.com' }, true, true],
    ['a personal account of an address elsewhere', { tid: PERSONAL, email: 'ann@acme.test' }, true, false],
    ['a tenant that names any address', { tid: TENANT, email: 'ann@outlook.com' }, false, false],
    [
      'a tenant that claims to have verified it',
      { tid: TENANT, email: 'ann@a.test', email_verified: true },
      false,
      false,
    ],
    ['a tenant whose domain Microsoft has verified', { tid: TENANT, email: 'ann@a.test', xms_edov: true }, true, false],
  ])('%s', (_, claims, isVerified, isAuthoritative) => {
    expect(personOfMicrosoft(of(claims))).toMatchObject({ isVerified, isAuthoritative })
  })

  test('a subject is scoped to its tenant', () => {
    expect(personOfMicrosoft(of({ tid: TENANT })).subject).not.toBe(personOfMicrosoft(of({ tid: PERSONAL })).subject)
  })
})

test('a name is a single line of limited length, or derived from the address', () => {
  const nameOf = (name: unknown) => personOfGoogle(of({ email: 'ann@gmail.com', name })).name
  expect(nameOf(' Ada\n\u202E Okafor ')).toBe('Ada Okafor')
  expect(nameOf('x'.repeat(500))).toHaveLength(100)
  for (const none of [undefined, '', 7]) expect(nameOf(none)).toBe('ann')
})
