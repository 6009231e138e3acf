import { describe, expect, test } from 'vitest'
import type { MailReplyKind } from '../../../../src/contracts/replies/replies.ts'
import { classifyAnswer } from '../../../../src/outreach/inbound/classify-answer.ts'
import { withoutQuoted } from '../../../../src/outreach/inbound/split-reply.ts'

const kindOf = (text: string, subject: string | null = 'Re: News', headers = {}) =>
  classifyAnswer({ headers, subject, text }).kind

describe('replies of people', () => {
  test.each<[MailReplyKind, string]>([
    ['unsubscribe', 'Please unsubscribe me.'],
    ['unsubscribe', 'STOP'],
    ['unsubscribe', 'unsubscribe\n\nSent from my iPhone'],
    ['unsubscribe', 'Hi, please take me off your list. Thanks'],
    ['unsubscribe', 'Bitte tragen Sie mich aus Ihrem Verteiler aus!'],
    ['unsubscribe', 'Bitte keine weiteren E-Mails.'],
    ['unsubscribe', 'Abmelden'],
    ['unsubscribe', 'Merci de me désabonner.'],
    ['unsubscribe', 'Je ne veux plus recevoir vos messages. Veuillez me retirer de votre liste.'],
    ['unsubscribe', 'Por favor, quiero darme de baja'],
    ['unsubscribe', 'Baja'],
    ['unsubscribe', 'Per favore cancellatemi dalla lista'],
    ['unsubscribe', 'Não quero receber mais isto'],
    ['unsubscribe', 'Graag afmelden'],
    ['unsubscribe', 'Schrijf mij uit aub'],
    ['left', 'Ann no longer works here, please write to info@acme.com'],
    ['left', 'Frau Meier ist nicht mehr bei uns tätig.'],
    ['left', "M. Durand ne fait plus partie de l'entreprise."],
    ['left', 'Juan ya no trabaja con nosotros.'],
    ['left', 'Il sig. Rossi non lavora più qui.'],
    ['left', 'O João já não trabalha connosco.'],
    ['left', 'Jan werkt niet meer bij ons.'],
    ['out_of_office', 'I am out of the office until Monday.'],
    ['out_of_office', 'Ich bin bis zum 3.12. im Urlaub.'],
    ['out_of_office', "Je suis absente jusqu'au 3 décembre."],
    ['out_of_office', 'Estaré ausente hasta el lunes.'],
    ['out_of_office', 'Sono in ferie fino al 3 dicembre.'],
    ['out_of_office', 'Estou de férias até segunda-feira.'],
    ['out_of_office', 'Ik ben met vakantie tot maandag.'],
    ['reply', 'Sounds good, please call me tomorrow.'],
    ['reply', 'Wir haben Interesse, senden Sie uns ein Angebot.'],
    ['reply', 'Can we stop by your office next week? We would love to see it before we decide.'],
    ['reply', ''],
    ['reply', 'Yes!\n\nOn Mon, 23 Nov 2026 at 10:00, Shop <news@shop.example> wrote:\n> Unsubscribe me: https://x'],
    ['reply', 'Ja gern.\n\nAm 23.11.2026 um 10:00 schrieb Shop <news@shop.example>:\n\nBitte abmelden: https://x'],
    ['reply', 'Oui\n-----Message d’origine-----\nDe : Shop\nDésabonnez-vous: veuillez me retirer'],
    ['reply', 'OK\n\nFrom: Shop <news@shop.example>\nSent: Monday\nUnsubscribe me'],
    ['reply', 'OK\n-- \nTo stop sending mails to us is not what we want'],
  ])('%s: %s', (kind, text) => {
    expect(kindOf(text)).toBe(kind)
  })

  test('a subject written by the recipient counts, ours does not', () => {
    expect(kindOf('', 'UNSUBSCRIBE')).toBe('unsubscribe')
    expect(kindOf('Please see the subject', 'unsubscribe')).toBe('unsubscribe')
    expect(kindOf('Hello', 'Re: Unsubscribe')).toBe('reply')
    expect(kindOf('Hello', 'AW: Out of office: the film')).toBe('reply')
  })
})

describe('automatic replies', () => {
  test.each<[MailReplyKind, string, string, Record<string, string>]>([
    ['out_of_office', 'Automatic reply: News', 'Thanks for your mail.', {}],
    ['out_of_office', 'Abwesenheitsnotiz: News', 'Danke.', {}],
    ['out_of_office', 'Re: News', 'I am on annual leave.', { 'auto-submitted': 'auto-replied' }],
    ['left', 'Re: News', 'Ann has left the company.', { 'auto-submitted': 'auto-replied (vacation)' }],
    ['left', 'Automatische Antwort: News', 'Ich bin nicht mehr im Unternehmen.', {}],
    ['automatic', 'Ticket 17', 'We have received your request.', { 'auto-submitted': 'auto-generated' }],
    ['automatic', 'Ticket 17', 'We have received it. To opt out please remove me', { 'x-autoreply': 'yes' }],
    ['automatic', 'Ticket 17', 'Thank you', { precedence: 'auto_reply' }],
    ['reply', 'Re: News', 'Thank you', { 'auto-submitted': 'no' }],
  ])('%s: %s, %s', (kind, subject, text, headers) => {
    expect(kindOf(text, subject, headers)).toBe(kind)
  })
})

describe('the quoted message does not count', () => {
  test.each([
    ['Yes\n> no\n>> no', 'Yes'],
    ['Yes\n\nOn Mon, 23 Nov 2026, a very long name that goes on <news@shop.example>\nwrote:\nno', 'Yes'],
    ['Sí\nEl lun, 23 nov 2026 a las 10:00, Shop (<news@shop.example>) escribió:\nno', 'Sí'],
    ['Sì\nIl giorno lun 23 nov 2026 alle ore 10:00 Shop <n@s.example> ha scritto:\nno', 'Sì'],
    ['Sim\nEm seg., 23 de nov. de 2026 às 10:00, Shop <n@s.example> escreveu:\nno', 'Sim'],
    ['Ja\nOp ma 23 nov 2026 om 10:00 schreef Shop <n@s.example>:\nno', 'Ja'],
    ['Oui\nLe lun. 23 nov. 2026 à 10:00, Shop <n@s.example> a écrit :\nno', 'Oui'],
    ['Yes\r\n________________________________\r\nVon: Shop', 'Yes'],
    ['Ja\n-----Ursprüngliche Nachricht-----\nno', 'Ja'],
    ['On Monday I wrote that we have time:\nten to twelve', 'On Monday I wrote that we have time:\nten to twelve'],
    ['Top\n> quoted\nBelow', 'Top\nBelow'],
  ])('%j', (text, own) => {
    expect(withoutQuoted(text)).toBe(own)
  })
})
