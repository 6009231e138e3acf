import { describe, expect, test } from 'vitest'
import { readColumns, recognise } from '../../../../src/lib/csv/csv-columns.ts'

describe('a header', () => {
  test.each([
    ['email', 'email'],
    ['E-Mail', 'email'],
    ['EMAIL ADDRESS', 'email'],
    ['email_address', 'email'],
    ['Email 1 - Value', 'email'],
    ['Primary Email', 'email'],
    ['Work E-mail', 'email'],
    ['contactEmail', 'email'],
    ['Correo electrónico', 'email'],
    ['Adresse e-mail', 'email'],
    ['Adresse électronique', 'email'],
    ['E-Mail-Adresse', 'email'],
    ['Indirizzo e-mail', 'email'],
    ['Endereço de e-mail', 'email'],
    ['E-postadress', 'email'],
    ['Sähköposti', 'email'],
    ['E-posta', 'email'],
    ['Электронная почта', 'email'],
    ['メールアドレス', 'email'],
    ['电子邮件', 'email'],
    ['이메일', 'email'],
    ['البريد الإلكتروني', 'email'],
    ['Phone', 'phone'],
    ['Tel.', 'phone'],
    ['Telephone No.', 'phone'],
    ['Mobile Phone', 'phone'],
    ['Cell #', 'phone'],
    ['Business Phone 2', 'phone'],
    ['WhatsApp', 'phone'],
    ['Telefonnummer', 'phone'],
    ['Handy', 'phone'],
    ['Teléfono', 'phone'],
    ['Téléphone portable', 'phone'],
    ['Cellulare', 'phone'],
    ['Telemóvel', 'phone'],
    ['Telefoonnummer', 'phone'],
    ['Телефон', 'phone'],
    ['電話番号', 'phone'],
    ['手机', 'phone'],
    ['전화번호', 'phone'],
    ['हिन्दी', null],
    ['Name', 'name'],
    ['Full Name', 'name'],
    ['Contact name', 'name'],
    ['Ansprechpartner', 'name'],
    ['Nom complet', 'name'],
    ['Nombre', 'name'],
    ['氏名', 'name'],
    ['First Name', 'first_name'],
    ['Vorname', 'first_name'],
    ['Prénom', 'first_name'],
    ['Surname', 'last_name'],
    ['Nachname', 'last_name'],
    ['Apellidos', 'last_name'],
    ['Company', 'company'],
    ['Company Name', 'company'],
    ['Organisation', 'company'],
    ['Firma', 'company'],
    ['Raison sociale', 'company'],
    ['Empresa', 'company'],
    ['会社名', 'company'],
    ['Job Title', 'job_title'],
    ['Cargo', 'job_title'],
    ['Email (required)', 'email'],
    ['E-mail *', 'email'],
    ['Phone [optional]', 'phone'],
    ['Phone (with country code, no spaces, as many digits as it takes, and never more than one number)', 'phone'],
    ['Email (type)', null],
    ['E-Mail-Typ', null],
    ['E-Mail: Angezeigter Name', null],
    ['Telefon geschäftlich', 'phone'],
    ['Téléphone (bureau)', 'phone'],
    ['Télécopie (bureau)', null],
    ['Type de messagerie', null],
    ['Nombre de pantalla de correo electrónico', null],
    ['Indirizzo posta elettronica', 'email'],
    ['Nome visualizzato posta elettronica', null],
    ['Endereço de correio eletrónico', 'email'],
    ['Weergavenaam voor e-mail', null],
    ['E-posttyp', null],
    ['Адрес эл. почты', 'email'],
    ['Тип эл. почты', null],
    ['Мобильный', 'phone'],
    ['電子メール アドレス', 'email'],
    ['電子メールの種類', null],
    ['电子邮件显示名称', null],
    ['Email Opt Out', null],
    ['Email 1 - Type', null],
    ['E-mail verified', null],
    ['Phone 1 - Label', null],
    ['email_check', null],
    ['Phone extension', null],
    ['phone_as_written', null],
    ['Fax', null],
    ['Notes', 'note'],
    ['Phonetic First Name', null],
    ['Company Name for Emails', null],
    ['Account Owner', null],
    ['Organization Title', 'job_title'],
    ['', null],
    ['42', null],
  ])('%j is mapped to %s', (header, kind) => {
    expect(recognise(header)).toBe(kind)
  })
})

describe('the first row', () => {
  test('may name several columns of a kind', () => {
    const columns = readColumns([['Name', 'Email 1', 'Email 2', 'Notes', 'Mobile', 'Phone']])
    expect(columns).toMatchObject({ dataAt: 1, byKind: { name: [0], email: [1, 2], phone: [4, 5] } })
  })

  test('is data if it contains an email or an international phone', () => {
    expect(readColumns([['Ada', 'ada@acme.com', '+44 20 7946 0123']])).toMatchObject({
      dataAt: 0,
      byKind: { email: [1], phone: [2], name: [] },
    })
  })

  test.each([[['name', 'city']], [['1', '2']], [['']]])('%j has nothing to import', (cells) => {
    expect(readColumns([cells])).toBeNull()
  })

  test('is data if it contains an email, whatever else it resembles', () => {
    expect(readColumns([['ada@acme.com', 'Phone House']])).toMatchObject({
      dataAt: 0,
      byKind: { email: [0], phone: [] },
    })
  })
})

describe('headers below a title', () => {
  test('are found in the export of a business network', () => {
    const rows = [
      ['Notes:'],
      [
        'When exporting your connection data, you may notice that some of the email addresses are missing from the list.',
      ],
      ['First Name', 'Last Name', 'URL', 'Email Address', 'Company', 'Position', 'Connected On'],
      ['Ada', 'Byron', 'https://example.com/ada', 'ada@acme.com', 'Acme', 'Countess', '01 Nov 2026'],
    ]
    expect(readColumns(rows)).toMatchObject({ dataAt: 3, byKind: { email: [3], first_name: [0], last_name: [1] } })
  })

  test('take precedence over a title that mentions one', () => {
    expect(readColumns([['Email list'], ['Name', 'Email'], ['Ada', 'ada@acme.com']])).toMatchObject({ dataAt: 2 })
  })

  test('are not searched for within the data', () => {
    const rows = [['Name', 'Email'], ...Array.from({ length: 20 }, () => ['Ada', '']), ['Name', 'Email', 'Phone']]
    expect(readColumns(rows)).toMatchObject({ dataAt: 1, byKind: { phone: [] } })
  })
})
