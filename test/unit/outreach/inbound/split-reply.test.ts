import { describe, expect, test } from 'vitest'
import { splitReply, withoutQuoted } from '../../../../src/outreach/inbound/split-reply.ts'

const OWN = 'Sounds fine, let us speak on Friday.'
const SENT = [
  'Dear Maria,',
  '',
  'we build shelves for bakeries and would like to show you two of them next week.',
  'Would Thursday suit you?',
  '',
  'Jonas',
  'Regalwerk GmbH, Hafenweg 3, 20457 Hamburg',
  '',
  'If you do not want to hear from us again, unsubscribe here: https://regalwerk.example/u/1',
].join('\n')
const prefixed = SENT.split('\n')
  .map((line) => `> ${line}`)
  .join('\n')

/** The header above a quotation that runs to the end. */
const INTRODUCTIONS = [
  'On Thu, Nov 26, 2026 at 10:00 AM Jonas Brandt <jonas@regalwerk.example> wrote:',
  'On Thursday, November 26, 2026 at 10:00:00 AM GMT+1, Jonas Brandt\nvia Regalwerk and its many partners in the north of the country\n<jonas@regalwerk.example> wrote:',
  'Jonas Brandt <jonas@regalwerk.example> writes:',
  'Jonas Brandt <jonas@regalwerk.example> said:',
  'jonas@regalwerk.example wrote on 26/11/2026 10:00:00:',
  'In a message dated 26/11/2026 10:00:00 GMT, jonas@regalwerk.example writes:',
  'Quoting Jonas Brandt <jonas@regalwerk.example>:',
  'Zitat von Jonas Brandt <jonas@regalwerk.example>:',
  '---- On Thu, 26 Nov 2026 10:00:00 +0100 Jonas Brandt <jonas@regalwerk.example> wrote ----',
  '2026-11-26 10:00 GMT+01:00 Jonas Brandt <jonas@regalwerk.example>:',
  '2026年11月26日(木) 10:00 Jonas Brandt <jonas@regalwerk.example>:',
  'Jonas Brandt <jonas@regalwerk.example> 于2026年11月26日周四 10:00写道：',
  '在 2026-11-26 10:00:00，"Jonas Brandt" <jonas@regalwerk.example> 写道：',
  '2026년 11월 26일 (목) 오전 10:00, Jonas Brandt <jonas@regalwerk.example>님이 작성:',
  'чт, 26 нояб. 2026 г. в 10:00, Jonas Brandt <jonas@regalwerk.example>:',
  'Четверг, 26 ноября 2026, 10:00 +03:00 от Jonas Brandt <jonas@regalwerk.example>:',
  '26.11.2026 10:00, Jonas Brandt пишет:',
  'czw., 26 lis 2026 o 10:00 Jonas Brandt <jonas@regalwerk.example> napisał(a):',
  'W dniu 26.11.2026 o 10:00, Jonas Brandt pisze:',
  'Am Donnerstag, dem 26.11.2026 um 10:00 +0100 schrieb Jonas Brandt:',
  'Jonas Brandt <jonas@regalwerk.example> schrieb am Do., 26. Nov. 2026, 10:00:',
  'Le jeu. 26 nov. 2026 à 10:00, Jonas Brandt <jonas@regalwerk.example> a\nécrit :',
  'El jue, 26 nov 2026 a las 10:00, Jonas Brandt (<jonas@regalwerk.example>) escribió:',
  'Em qui., 26 de nov. de 2026 às 10:00, Jonas Brandt <jonas@regalwerk.example>\nescreveu:',
  'Il giorno gio 26 nov 2026 alle ore 10:00 Jonas Brandt <jonas@regalwerk.example>\nha scritto:',
  'Op do 26 nov 2026 om 10:00 schreef Jonas Brandt <jonas@regalwerk.example>:',
  'Den tors 26 nov. 2026 kl 10:00 skrev Jonas Brandt <jonas@regalwerk.example>:',
  'Den 26.11.2026 kl. 10.00 skrev Jonas Brandt:',
  'to 26. marrask. 2026 klo 10.00 Jonas Brandt <jonas@regalwerk.example> kirjoitti:',
  'Jonas Brandt <jonas@regalwerk.example>, 26 Kas 2026 Per, 10:00 tarihinde şunu yazdı:',
  'čt 26. 11. 2026 v 10:00 odesílatel Jonas Brandt <jonas@regalwerk.example> napsal:',
  'Jonas Brandt <jonas@regalwerk.example> ezt írta (időpont: 2026. nov. 26., Cs, 10:00):',
  'Στις Πέμ 26 Νοε 2026 στις 10:00 π.μ., ο χρήστης Jonas Brandt <jonas@regalwerk.example> έγραψε:',
  'În joi, 26 nov. 2026 la 10:00, Jonas Brandt <jonas@regalwerk.example> a scris:',
  'Pada Kam, 26 Nov 2026 pukul 10.00 Jonas Brandt <jonas@regalwerk.example> menulis:',
  'Vào Th 5, 26 thg 11, 2026 vào lúc 10:00 Jonas Brandt <jonas@regalwerk.example> đã viết:',
  '‫בתאריך יום ה׳, 26 בנוב׳ 2026 ב-10:00 מאת ‪Jonas Brandt‬‏ <‪jonas@regalwerk.example‬‏>:‬',
  'في الخميس، 26 نوفمبر 2026 في 10:00 ص تمت كتابة ما يلي بواسطة Jonas Brandt <jonas@regalwerk.example>:',
  'गुरु, 26 नव॰ 2026 को 10:00 बजे Jonas Brandt <jonas@regalwerk.example> ने लिखा:',
  '-----Original Message-----',
  '-------- Ursprüngliche Nachricht --------',
  '-----Message d’origine-----',
  '-------- Mensaje original --------',
  '-------- Oprindelig besked --------',
  '------------------ 原始邮件 ------------------',
  'Begin forwarded message:',
  'From: Brandt, Jonas\nSent: 26 November 2026 10:00\nTo: Weber, Maria\nSubject: Shelves',
  '*From:* Jonas Brandt <jonas@regalwerk.example>\n*Sent:* Thursday\n*To:* Maria Weber\n*Subject:* Shelves',
  'Von: Jonas Brandt\nGesendet: Donnerstag, 26. November 2026 10:00\nAn: Maria Weber\nBetreff: Regale',
  'Gesendet: Donnerstag, 26. November 2026 um 10:00 Uhr\nVon: "Jonas Brandt" <jonas@regalwerk.example>\nAn: maria@weber.example\nBetreff: Regale',
  '-----Original-Nachricht-----\nBetreff: Regale\nDatum: 2026-11-26T10:00:00+0100\nVon: "Jonas Brandt" <jonas@regalwerk.example>\nAn: maria@weber.example',
  'De : Jonas Brandt\nEnvoyé : jeudi 26 novembre 2026 10:00\nÀ : Maria Weber\nObjet : Étagères',
  'De: Jonas Brandt\nEnviado el: jueves, 26 de noviembre de 2026 10:00\nPara: Maria Weber\nAsunto: Estantes',
  'De: Jonas Brandt\nEnviada em: quinta-feira, 26 de novembro de 2026 10:00\nPara: Maria Weber\nAssunto: Estantes',
  'Da: Jonas Brandt\nInviato: giovedì 26 novembre 2026 10:00\nA: Maria Weber\nOggetto: Scaffali',
  'Van: Jonas Brandt\nVerzonden: donderdag 26 november 2026 10:00\nAan: Maria Weber\nOnderwerp: Planken',
  'Från: Jonas Brandt\nSkickat: den 26 november 2026 10:00\nTill: Maria Weber\nÄmne: Hyllor',
  'Fra: Jonas Brandt\nSendt: 26. november 2026 10:00\nTil: Maria Weber\nEmne: Hylder',
  'Lähettäjä: Jonas Brandt\nLähetetty: torstai 26. marraskuuta 2026 10.00\nVastaanottaja: Maria Weber\nAihe: Hyllyt',
  'Od: Jonas Brandt\nWysłano: czwartek, 26 listopada 2026 10:00\nDo: Maria Weber\nTemat: Półki',
  'Od: Jonas Brandt\nOdesláno: čtvrtek 26. listopadu 2026 10:00\nKomu: Maria Weber\nPředmět: Police',
  'Kimden: Jonas Brandt\nGönderildi: 26 Kasım 2026 Perşembe 10:00\nKime: Maria Weber\nKonu: Raflar',
  'От: Jonas Brandt\nОтправлено: 26 ноября 2026 г. 10:00\nКому: Maria Weber\nТема: Полки',
  '发件人: Jonas Brandt\n发送时间: 2026年11月26日 10:00\n收件人: Maria Weber\n主题: 架子',
  '差出人: Jonas Brandt\n送信日時: 2026年11月26日 10:00\n宛先: Maria Weber\n件名: 棚',
  '보낸 사람: Jonas Brandt\n보낸 날짜: 2026년 11월 26일\n받는 사람: Maria Weber\n제목: 선반',
  'من: Jonas Brandt\nتم الإرسال: 26 نوفمبر 2026\nإلى: Maria Weber\nالموضوع: رفوف',
  'From:\tJonas Brandt/Regalwerk\nTo:\tMaria Weber/Weber@Weber\nDate:\t26/11/2026 10:00\nSubject:\tShelves',
  '________________________________\nFrom: Jonas Brandt <jonas@regalwerk.example>\nSent: Thursday, November 26, 2026 10:00:00 AM\nTo: Maria Weber\nSubject: Shelves',
]

describe('a reply above its quotation', () => {
  test.each(INTRODUCTIONS)('%s', (introduction) => {
    expect(withoutQuoted(`${OWN}\n\n${introduction}\n${SENT}`)).toBe(OWN)
    expect(withoutQuoted(`${OWN}\r\n\r\n${introduction.replaceAll('\n', '\r\n')}\r\n\r\n${prefixed}`)).toBe(OWN)
  })
})

describe('a reply below or inside its quotation', () => {
  test.each(INTRODUCTIONS.slice(0, 20))('below: %s', (introduction) => {
    expect(withoutQuoted(`${introduction}\n${prefixed}\n\n${OWN}`)).toBe(OWN)
  })

  test('inside lines with prefixes', () => {
    const text = 'On 26/11/2026 10:00, Jonas Brandt wrote:\n> Would Thursday suit you?\nYes.\n> Jonas\nRegards, Maria'
    expect(withoutQuoted(text)).toBe('Yes.\nRegards, Maria')
  })

  test('below a quotation without prefixes: the text after its footer', () => {
    expect(withoutQuoted(`From: Jonas Brandt\nSent: Thursday\nSubject: Shelves\n\n${SENT}\n\n${OWN}`)).toBe(OWN)
  })

  test('headers with prefixes over a message without', () => {
    const headers = '> Message du 26/11/26 10:00\n> De : "Jonas" <jonas@regalwerk.example>\n> A : maria@weber.example'
    expect(withoutQuoted(`${OWN}\n\n${headers}\n\n${SENT}`)).toBe(OWN)
  })
})

describe('if the sent message is known, its lines are a quotation in any context', () => {
  test.each([
    ['without any mark', `${OWN}\n\n${SENT}`],
    ['wrapped anew', `${OWN}\n\n${SENT.replace('show you two', 'show you\ntwo')}`],
    ['with other links', `${OWN}\n\n${SENT.replace('https://regalwerk.example/u/1', 'https://safe.example/?u=2')}`],
    ['above the answer', `${SENT}\n\n${OWN}`],
    ['below headers in an unknown language', `${OWN}\n\nXyz : Jonas\nAbc : Maria\n${SENT}`],
  ])('%s', (_, text) => {
    const { own } = splitReply(text, SENT)
    expect(own).toContain(OWN)
    expect(own).not.toMatch(/unsubscribe|bakeries|Thursday/)
  })

  test('a reply within the quotation is kept', () => {
    const text = `From: Jonas Brandt\nSent: x\nTo: y\nSubject: z\n\n${SENT.replace('Would Thursday suit you?', 'Would Thursday suit you?\nFriday is better for us.')}`
    expect(splitReply(text, SENT).own).toBe('Friday is better for us.')
  })

  test('a word that also occurs in our footer is kept if it stands alone', () => {
    const sent = 'Hello Ada,\n\nan offer.\n\nUnsubscribe\nhttps://regalwerk.example/u/1'
    expect(splitReply('Unsubscribe', sent).own).toBe('Unsubscribe')
    expect(splitReply(`Unsubscribe\n\n${sent}`, sent).own).toBe('Unsubscribe')
    expect(splitReply(`Friday is fine.\n\n${sent}`, sent).own).toBe('Friday is fine.')
  })

  test('words of the author that resemble some of ours are kept', () => {
    expect(splitReply('We would like to see the shelves on Thursday.', SENT).own).toBe(
      'We would like to see the shelves on Thursday.',
    )
  })
})

describe('text that only resembles a quotation', () => {
  test.each([
    'On Monday I wrote that we have time:\nten to twelve',
    'We are open:\nFrom: Monday\nTo: Friday',
    'Two questions:\n1. price for 20 users?\n2. start in 2027?',
    'Please write to me at maria@weber.example\nor call 040 123456',
    'To: everybody in the team\nthis is great',
    'My answer: yes.\nWhen: 10:00 on Friday.',
    'Subject to approval: yes, we take it.',
  ])('%j', (text) => {
    expect(withoutQuoted(text)).toBe(text)
  })
})

test('a marked signature and the name of the mail program are removed', () => {
  expect(withoutQuoted('Yes\n-- \nMaria Weber\nWeber GmbH')).toBe('Yes')
  expect(withoutQuoted('Yes\n\nSent from my iPhone')).toBe('Yes')
  expect(withoutQuoted('Ja\n\nVon meinem iPhone gesendet\n\nAm 26.11.2026 um 10:00 schrieb Jonas:\n> x')).toBe('Ja')
})

test('several replies keep the text between quotations', () => {
  expect(withoutQuoted('Top\n> quoted\nBelow')).toBe('Top\nBelow')
})
