import { describe, expect, test } from 'vitest'
import { EmailAddress } from '../../../../src/contracts/auth/auth.ts'
import { foldAddress } from '../../../../src/lib/text/fold-address.ts'

describe('an email address', () => {
  test.each([
    ['  Ada@Example.ORG ', 'ada@example.org'],
    ['ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'ada@example.org'],
    ['ada@ｅｘａｍｐｌｅ。org', 'ada@example.org'],
    ['ada@münchen.de', 'ada@xn--mnchen-3ya.de'],
    ['ada@XN--MNCHEN-3YA.de', 'ada@xn--mnchen-3ya.de'],
    ['ﬁnn@example.org', 'finn@example.org'],
    ['jose\u0301@example.org', 'josé@example.org'],
    ['nobody', 'nobody'],
    ['ada@exa mple.org', 'ada@exa mple.org'],
    ['ada@127.1', 'ada@127.1'],
  ])('%s is stored as %s', (written, kept) => {
    expect(foldAddress(written)).toBe(kept)
    expect(foldAddress(kept)).toBe(kept)
  })

  test('is normalised before it is validated', () => {
    expect(EmailAddress.parse('ＡＤＡ@example.org')).toBe('ada@example.org')
    expect(EmailAddress.safeParse('ada＠example.org，bob＠example.org').success).toBe(false)
  })
})
