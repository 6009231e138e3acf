import { expect, test } from 'vitest'
import { areaUnder } from '../../../scripts/spam/area-under.ts'
import { readMail } from '../../../scripts/spam/read-mail.ts'

test.each([
  ['a text that is no mail', 'FREEMSG: call now', { subject: '', content: 'FREEMSG: call now' }],
  ['a subject and a text', 'Subject: hello\nthere', { subject: 'hello', content: 'there' }],
  ['a plain mail', 'From: a@b.c\nSubject: hello\n\nthere', { subject: 'hello', content: 'there' }],
  [
    'encoded words and quoted-printable',
    'From: a@b.c\nSubject: =?utf-8?q?a=21?=\nContent-Transfer-Encoding: quoted-printable\n\nb=\nc=21',
    { subject: 'a!', content: 'bc!' },
  ],
  [
    'HTML before plain text',
    'From: a@b.c\nSubject: x\nContent-Type: multipart/alternative; boundary="q"\n\n--q\nContent-Type: text/plain\n\nplain\n--q\nContent-Type: text/html\nContent-Transfer-Encoding: base64\n\nPHA+aGk8L3A+\n--q--\n',
    { subject: 'x', content: '<p>hi</p>' },
  ],
])('reads %s', async (_, source, mail) => {
  expect(await readMail(source)).toMatchObject(mail)
})

test('the sender is the domain in the From header', async () => {
  expect(await readMail('From: Ann <a@News.example>\nSubject: hello\n\nthere')).toMatchObject({
    sender: 'news.example',
  })
  expect(await readMail('FREEMSG: call now')).toMatchObject({ sender: null })
})

test('the area is the share of pairs in the right order, with ties counting half', () => {
  const spam = (score: number) => ({ score, isSpam: true })
  const ham = (score: number) => ({ score, isSpam: false })
  expect(areaUnder([spam(2), ham(1)])).toBe(1)
  expect(areaUnder([spam(1), ham(1)])).toBe(0.5)
  expect(areaUnder([spam(3), spam(1), ham(2), ham(0)])).toBe(0.75)
})
