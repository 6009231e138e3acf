import { describe, expect, test } from 'vitest'
import { FormFields } from '../../../../src/contracts/subscription-forms/subscription-forms.ts'
import { embedHtml, frameHtml } from '../../../../src/features/subscription-forms/embed.ts'
import { inkOn } from '../../../../src/features/subscription-forms/form-page.ts'
import { judgeSubmission } from '../../../../src/features/subscription-forms/judge-submission.ts'
import { judgeStamp, stampOf } from '../../../../src/features/subscription-forms/stamp.ts'

const FIELDS = FormFields.parse({ company: 'required', own: [{ label: 'Shoe size', is_required: true }] })
const GOOD = { email: ' Ada@Acme-Tools.com ', name: 'Ada Byron', company: 'Acme', field_1: '39' }

describe('a form submission', () => {
  test('is accepted with the requested fields, and nothing else', () => {
    expect(judgeSubmission({ ...GOOD, admin: '1' }, FIELDS, 'valid')).toEqual({
      kind: 'accepted',
      address: 'ada@acme-tools.com',
      values: { name: 'Ada Byron', company: 'Acme', own: { 'Shoe size': '39' } },
    })
    const off = FormFields.parse({ name: 'off' })
    expect(judgeSubmission(GOOD, off, 'valid')).toMatchObject({ values: { name: null, company: null, own: {} } })
  })

  test.each<[string, object, string[]]>([
    ['no address', { email: 'ada' }, ['email']],
    ['a file', { email: new File([], 'x') }, ['email']],
    ['two addresses', { email: ['a@acme-tools.com', 'b@acme-tools.com'] }, ['email']],
    ['a throw-away address', { email: 'ada@mailinator.com' }, ['email']],
    ['required fields left empty', { company: ' ', field_1: '' }, ['company', 'field_1']],
    ['a link for a name', { name: 'https://spam.example' }, ['name']],
    ['a value that is too long', { field_1: 'x'.repeat(201) }, ['field_1']],
  ])('with %s is shown again, with the errors', (_, part, names) => {
    const verdict = judgeSubmission({ ...GOOD, ...part }, FIELDS, 'valid')
    expect(verdict).toMatchObject({ kind: 'again', notice: null })
    expect(Object.keys((verdict as { problems: object }).problems)).toEqual(names)
  })

  test('by a bot is ignored, whatever else it contains', () => {
    expect(judgeSubmission({ ...GOOD, homepage: 'https://spam.example' }, FIELDS, 'valid')).toEqual({ kind: 'ignored' })
  })

  test.each(['missing', 'too-fast', 'expired'] as const)('whose page was %s needs another click', (stamp) => {
    expect(judgeSubmission(GOOD, FIELDS, stamp)).toMatchObject({ kind: 'again', problems: {} })
  })

  test('with a shared mailbox causes one warning', () => {
    const info = { ...GOOD, email: 'info@acme-tools.com' }
    expect(judgeSubmission(info, FIELDS, 'valid')).toMatchObject({ kind: 'again', warnedOf: 'info@acme-tools.com' })
    const accepted = { ...info, acknowledged: 'info@acme-tools.com' }
    expect(judgeSubmission(accepted, FIELDS, 'valid')).toMatchObject({ kind: 'accepted' })
    const other = { ...info, acknowledged: 'sales@acme-tools.com' }
    expect(judgeSubmission(other, FIELDS, 'valid')).toMatchObject({ kind: 'again' })
  })
})

test('a timestamp is valid for its form for a day, after the time a person needs to read it', async () => {
  const config = { jwtSecret: new TextEncoder().encode('a secret of some length') }
  const shown = new Date('2026-11-27T10:00:00.000Z')
  const stamp = await stampOf(config, 'code', shown)
  const judge = (text: string, seconds: number, code = 'code') =>
    judgeStamp(config, code, text, new Date(shown.getTime() + seconds * 1_000))
  expect(await judge(stamp, 1)).toBe('too-fast')
  expect(await judge(stamp, 2)).toBe('valid')
  expect(await judge(stamp, 86_401)).toBe('expired')
  expect(await judge(stamp, 2, 'other')).toBe('missing')
  expect(await judge(stamp.replace(/^\d/, '2'), 2)).toBe('missing')
  for (const text of ['', 'x', `${shown.getTime()}.`, stamp.slice(0, -1)]) expect(await judge(text, 2)).toBe('missing')
})

test('the embed code contains no script, and no markup of the account', () => {
  const form = { url: 'https://x.test/f/a', title: '"><b>', consentText: '<script>1</script>', fields: FIELDS }
  const html = embedHtml(form) + frameHtml(form)
  expect(html).not.toMatch(/<script|<b>/)
  expect(html.match(/name="\w+"/g)).toEqual(
    ['email', 'name', 'company', 'field_1', 'homepage'].map((n) => `name="${n}"`),
  )
})

test('the text on a button is white or black, depending on its background', () => {
  expect(['#0b6a69', '#ffffff', '#ffee00', '#000000', '#7f7f7f'].map(inkOn)).toEqual([
    ...['#ffffff', '#000000', '#000000', '#ffffff', '#000000'],
  ])
})
