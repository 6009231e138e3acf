import { describe, expect, test } from 'vitest'
import { classifyAnswer } from '../../../../src/outreach/inbound/classify-answer.ts'

const read = (text: string) => classifyAnswer({ headers: {}, subject: 'Re: Shelves', text })

const WANTS: Readonly<Record<string, readonly string[]>> = {
  English: [
    'Please remove me from your mailing list.',
    'I would like to be removed.',
    'I would like to be removed from all future mailings.',
    'Kindly delist me.',
    'Do not email this address again.',
    "Don't email me again please",
    'Please do not contact us any more.',
    'Stop emailing me!',
    'Pls stop sending me emails',
    'Could you please take us off the list?',
    'Take our address off your list.',
    'No more emails please.',
    'No further mails, thank you.',
    "I don't want to receive these emails.",
    'I do not wish to be contacted.',
    'We no longer wish to receive your messages',
    'Not interested. Please unsubscribe me.',
    'unsubscribe please',
    'Remove',
    'Please opt me out.',
    'Opt out',
    'Please delete my data from your systems.',
    'Delete my email address.',
    'I withdraw my consent.',
    'I object to the processing of my personal data for marketing.',
    'Never contact me again.',
    'Please stop.',
    'STOP EMAILING ME. This is spam.',
    'Leave me alone',
    'cease and desist',
    'How did you get my address? Remove me immediately.',
    'Bob does not work here any more. Please remove him from your list.',
    'lose my number',
    'I asked you twice to unsubscribe me.',
    'Please exclude our company from your campaigns.',
    'We are not interested, please do not send any more emails.',
    'Please refrain from sending me emails. Unsubscribe.',
  ],
  German: [
    'Bitte löschen Sie meine Adresse.',
    'Bitte melden Sie mich vom Newsletter ab.',
    'Nehmen Sie mich bitte aus dem Verteiler.',
    'Ich möchte keine E-Mails mehr von Ihnen erhalten.',
    'Wir wünschen keine weitere Kontaktaufnahme.',
    'Bitte kontaktieren Sie uns nicht mehr.',
    'Hören Sie auf, mir zu schreiben!',
    'Bitte aus der Liste streichen.',
    'Keine Werbung mehr bitte.',
    'Bitte unterlassen Sie weitere E-Mails.',
    'Ich widerspreche der Verarbeitung meiner Daten.',
    'Bitte tragen Sie uns aus.',
    'Kein Interesse, bitte nicht mehr anschreiben.',
    'Löschen Sie mich aus Ihrer Datenbank.',
    'Abmelden bitte',
  ],
  French: [
    'Merci de me retirer de votre liste.',
    'Désabonnez-moi.',
    'Veuillez supprimer mon adresse de vos fichiers.',
    'Ne me contactez plus.',
    'Je ne souhaite plus recevoir vos messages.',
    'Arrêtez de m’envoyer des mails.',
    'Plus de mails svp',
    'Merci de ne plus nous solliciter.',
    'Je m’oppose au traitement de mes données.',
    'Désinscription',
  ],
  Spanish: [
    'No me escriban más.',
    'Quiero darme de baja.',
    'Por favor, bórrenme de su base de datos.',
    'No deseo recibir más correos.',
    'Dejen de enviarme publicidad.',
    'No me vuelvan a contactar.',
    'Eliminen mi correo de la lista.',
    'Basta de correos.',
  ],
  Portuguese: [
    'Não quero mais receber e-mails.',
    'Por favor, removam meu e-mail da lista.',
    'Parem de me enviar mensagens.',
    'Não me contactem mais.',
    'Me retire da lista, por favor.',
    'Quero cancelar minha inscrição.',
    'Descadastrar',
  ],
  Italian: [
    'Non scrivetemi più.',
    'Cancellatemi dalla lista.',
    'Non desidero ricevere altre mail.',
    'Vi prego di rimuovere il mio indirizzo.',
    'Smettetela di scrivermi.',
    'Basta mail!',
    'Non voglio più essere contattato.',
  ],
  Dutch: [
    'Graag uitschrijven.',
    'Haal me van de lijst.',
    'Stuur mij geen mails meer.',
    'Wilt u mij niet meer benaderen?',
    'Verwijder mijn adres uit uw bestand.',
    'Ik wil geen e-mails meer ontvangen.',
    'Stop met mailen.',
  ],
  Polish: [
    'Proszę mnie wypisać z listy.',
    'Proszę usunąć mój adres.',
    'Nie życzę sobie otrzymywać takich wiadomości.',
    'Proszę do mnie więcej nie pisać.',
    'Rezygnuję z newslettera.',
    'Przestańcie wysyłać mi maile.',
    'Nie piszcie do mnie więcej.',
  ],
  Swedish: [
    'Ta bort mig från listan.',
    'Sluta mejla mig.',
    'Skicka inte fler mejl.',
    'Jag vill inte ha fler utskick.',
    'Avregistrera mig tack',
    'Inga fler mejl, tack.',
    'Kontakta mig inte igen.',
  ],
  Danish: [
    'Fjern mig fra listen.',
    'Stop med at skrive til mig.',
    'Send ikke flere mails.',
    'Jeg ønsker ikke at modtage flere mails.',
    'Afmeld mig venligst.',
    'Slet min adresse.',
    'Skriv ikke til mig igen.',
  ],
  Turkish: [
    'Beni listeden çıkarın.',
    'Lütfen bir daha mail göndermeyin.',
    'Listenizden çıkmak istiyorum.',
    'Mail almak istemiyorum.',
    'Adresimi silin.',
    'Artık bana yazmayın.',
    'Aboneliğimi iptal edin.',
  ],
  Arabic: [
    'أرجو إلغاء الاشتراك.',
    'احذفوا بريدي من القائمة.',
    'لا ترسلوا لي رسائل أخرى.',
    'توقفوا عن إرسال الرسائل.',
    'لا أريد استلام رسائلكم.',
    'من فضلك أزيلوا عنواني.',
  ],
  Hindi: [
    'Mujhe mail mat bhejo.',
    'Mera email list se hata do.',
    'Please mail bhejna band karo.',
    'Mujhe aur emails nahi chahiye.',
    'Dobara contact mat karna.',
    'List se mera naam nikal do.',
    'Unsubscribe kar do bhai.',
  ],
}

const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  English: [
    'Sure, stop by on Tuesday.',
    'Please remove me from the CC and write to my colleague.',
    'We need a tool to stop spamming of our contact form.',
    'Please do not stop sending these, I love the newsletter!',
    "Please don't unsubscribe me, I want to stay on the list.",
    'How do people unsubscribe in your tool?',
    'What is your unsubscribe rate?',
    'We want to delete old records from our database. Can you help?',
    'I did not receive any more emails from you, can you send the offer again?',
    'I cannot email the file, it is too large.',
    'No, we do not have a list like that. What would it cost?',
    'Not interested right now, maybe next year.',
    'Do not call before 10, but yes, Tuesday works.',
    'Stop in whenever you are in town.',
    'Our customers often opt out of SMS. Do you handle that?',
    'I do not send invoices by mail. Which portal do you use?',
    'Can we stop by your office next week? We would love to see it before we decide.',
    'Who is this?',
    'No thanks.',
    'Never heard of you, but send me the brochure.',
    'Remove the second item from the quote and we have a deal.',
    'If you do not hear from me, write again on Monday.',
  ],
  German: [
    'Wir wollen unseren Newsletter bei Mailchimp abbestellen und zu Ihnen wechseln.',
    'Ich habe keine weiteren Nachrichten von Ihnen bekommen, bitte senden Sie es noch einmal.',
    'Ich melde mich nächste Woche bei Ihnen.',
    'Kein Interesse.',
    'Das ist nicht mehr nötig, aber Regale brauchen wir.',
    'Bitte nehmen Sie mich aus dem CC.',
    'Vergessen Sie nicht, mir zu schreiben!',
    'Können wir Termine auch wieder löschen?',
  ],
  French: [
    'Ne plus recevoir de factures papier, c’est ce que nous cherchons.',
    'Je n’ai pas reçu votre message, pouvez-vous le renvoyer ?',
    'Pas pour le moment.',
    'Comment vos clients peuvent-ils se désabonner ?',
    'Écrivez-moi plutôt lundi.',
  ],
  Spanish: [
    'Estoy de baja médica hasta el lunes.',
    'No he recibido más correos suyos.',
    'No me interesa por ahora.',
    '¿Me envían más información?',
  ],
  Portuguese: ['Não recebi o e-mail, pode enviar de novo?', 'Agora não, obrigado.', 'Pode me enviar mais detalhes?'],
  Italian: [
    'Non ho ricevuto la mail, può inviarla di nuovo?',
    'Non ci interessa al momento.',
    'Mi mandi più informazioni.',
  ],
  Dutch: [
    'Ik heb geen mail ontvangen, kunt u die nogmaals sturen?',
    'Nu even niet, bedankt.',
    'Stuur maar een offerte.',
  ],
  Polish: ['Nie otrzymałem oferty, proszę wysłać ponownie.', 'Na razie nie, dziękuję.'],
  Swedish: ['Jag har inte fått något mejl, kan du skicka igen?', 'Inte just nu, tack.'],
  Danish: ['Jeg har ikke modtaget din mail, kan du sende den igen?', 'Ikke lige nu, tak.'],
  Turkish: ['Maili henüz almadım, tekrar gönderir misiniz?', 'Şu an ilgilenmiyoruz.'],
  Arabic: ['لم تصلني الرسالة، هل يمكن إعادة إرسالها؟', 'أرسلوا لي مزيدا من التفاصيل.'],
  Hindi: ['Mail nahi mila, dobara bhejo please.', 'Price kya hai?', 'Abhi nahi, baad mein baat karte hain.'],
}

const rows = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([language, texts]) => texts.map((text): [string, string] => [language, text]))

describe('an opt-out', () => {
  test.each(rows(WANTS))('%s: %s', (_, text) => {
    expect(read(text)).toMatchObject({ kind: 'unsubscribe', isUnsure: false })
  })
})

describe('a reply with similar words', () => {
  test.each(rows(ANSWERS))('%s: %s', (_, text) => {
    expect(read(text).kind).not.toBe('unsubscribe')
  })
})

test("an opt-out combined with interest needs a person's decision", () => {
  expect(read('Please remove this address from your list, and send the offer to our colleague instead.')).toMatchObject(
    {
      kind: 'reply',
      isUnsure: true,
    },
  )
})

test('an unsubscribe footer in their own mail is no opt-out', () => {
  const footer = 'If you no longer wish to receive mails from Weber GmbH, please unsubscribe here.'
  expect(read(`Friday is fine.\n\nMaria\n\n${footer}`)).toMatchObject({ kind: 'reply', isUnsure: false })
})
