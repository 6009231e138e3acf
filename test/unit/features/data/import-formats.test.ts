import { describe, expect, test } from 'vitest'
import { readContactRow } from '../../../../src/domain/contacts/import-rows/read-contact-row.ts'
import { readColumns } from '../../../../src/lib/csv/csv-columns.ts'

/** The imported values of a row, by header. */
function taken(row: Readonly<Record<string, string>>) {
  const columns = readColumns([Object.keys(row)])!
  const next = { at: 0, line: 3, unclosedLeft: 0 }
  const { contact, refused } = readContactRow(
    { line: 2, at: 0, cells: Object.values(row), isUnclosed: false, next },
    columns,
  )
  expect(refused).toEqual([])
  const { emails, phones, name, company, jobTitle, addresses, profiles, site, tags, note } = contact!
  return {
    emails: emails.map(({ value }) => value),
    phones: phones.map(({ normalized }) => normalized),
    name: name?.value,
    company: company?.value,
    jobTitle,
    addresses: addresses!.map(({ value, country }) => [value, country]),
    profiles,
    site,
    tags,
    note,
  }
}

const ADA = {
  emails: ['ada@acme-tools.com'],
  phones: ['+494215551201'],
  name: 'Ada Byron',
  company: 'Acme Tools GmbH',
  jobTitle: 'Head of Engineering',
  addresses: [['Hafenstraße 12, 28195 Bremen, Germany', 'DE']],
  profiles: ['https://www.linkedin.com/in/ada-byron'],
  site: 'acme-tools.com',
  tags: ['Fair 2026', 'VIP'],
  note: 'Met at the fair',
}

describe('a file of another program is imported completely', () => {
  test('HubSpot', () => {
    expect(
      taken({
        'Record ID': '101',
        'First Name': 'Ada',
        'Last Name': 'Byron',
        Email: 'ada@acme-tools.com',
        'Phone Number': '+49 421 5551201',
        'Contact owner': 'Bob Crane',
        'Lead Status': 'New',
        'Job Title': 'Head of Engineering',
        'Associated Company': 'Acme Tools GmbH',
        'Website URL': 'https://www.acme-tools.com/en',
        'Street Address': 'Hafenstraße 12',
        City: 'Bremen',
        'State/Region': '',
        'Postal Code': '28195',
        'Country/Region': 'Germany',
        'LinkedIn URL': 'https://www.linkedin.com/in/ada-byron/?trk=x',
        Tags: 'Fair 2026; VIP',
        Notes: 'Met at the fair',
        'Marketing emails opened': '3',
        'Last Activity Date': '2026-01-01',
      }),
    ).toEqual(ADA)
  })

  test('Salesforce', () => {
    expect(
      taken({
        Salutation: 'Ms.',
        'First Name': 'Ada',
        'Last Name': 'Byron',
        Title: 'Head of Engineering',
        'Account Name': 'Acme Tools GmbH',
        'Mailing Street': 'Hafenstraße 12',
        'Mailing City': 'Bremen',
        'Mailing State/Province': '',
        'Mailing Zip/Postal Code': '28195',
        'Mailing Country': 'Germany',
        Phone: '',
        Mobile: '+49 421 5551201',
        Fax: '+49 421 5551299',
        Email: 'ada@acme-tools.com',
        'Account Owner': 'Bob Crane',
        'Contact Owner': 'Bob Crane',
        'Lead Source': 'Web',
        Website: 'acme-tools.com',
        Description: 'Met at the fair',
      }),
    ).toEqual({ ...ADA, profiles: [], tags: [] })
  })

  test('Google Contacts', () => {
    expect(
      taken({
        'First Name': 'Ada',
        'Middle Name': '',
        'Last Name': 'Byron',
        'Phonetic First Name': 'Eyda',
        'File As': '',
        'Organization Name': 'Acme Tools GmbH',
        'Organization Title': 'Head of Engineering',
        'Organization Department': 'R&D',
        Birthday: '1815-12-10',
        Notes: 'Met at the fair',
        Labels: 'Fair 2026 ::: VIP ::: * myContacts',
        'E-mail 1 - Label': '* Work',
        'E-mail 1 - Value': 'ada@acme-tools.com',
        'E-mail 2 - Label': 'Home',
        'E-mail 2 - Value': 'ada@byron.co.uk ::: lovelace@byron.co.uk',
        'Phone 1 - Label': 'Work',
        'Phone 1 - Value': '+49 421 5551201',
        'Address 1 - Label': 'Work',
        'Address 1 - Formatted': 'Hafenstraße 12\n28195 Bremen\nGermany',
        'Address 1 - Street': 'Hafenstraße 12',
        'Address 1 - City': 'Bremen',
        'Address 1 - PO Box': '',
        'Address 1 - Region': '',
        'Address 1 - Postal Code': '28195',
        'Address 1 - Country': 'Germany',
        'Website 1 - Label': 'Work',
        'Website 1 - Value': 'https://acme-tools.com',
        'Website 2 - Label': 'LinkedIn',
        'Website 2 - Value': 'https://www.linkedin.com/in/ada-byron',
      }),
    ).toEqual({
      ...ADA,
      emails: ['ada@acme-tools.com', 'ada@byron.co.uk', 'lovelace@byron.co.uk'],
      addresses: [['Hafenstraße 12, 28195 Bremen, Germany', 'DE']],
    })
  })

  test('Google Contacts before 2024', () => {
    const row = taken({
      Name: 'Ada Byron',
      'Given Name': 'Ada',
      'Additional Name': 'King',
      'Family Name': 'Byron',
      'Group Membership': '* myContacts ::: VIP',
      'E-mail 1 - Type': '*',
      'E-mail 1 - Value': 'ada@acme-tools.com',
      'Phone 1 - Type': 'Mobile',
      'Phone 1 - Value': '+49 421 5551201',
      'Organization 1 - Type': '',
      'Organization 1 - Name': 'Acme Tools GmbH',
      'Organization 1 - Title': 'Head of Engineering',
    })
    expect(row).toMatchObject({
      name: 'Ada Byron',
      company: 'Acme Tools GmbH',
      jobTitle: 'Head of Engineering',
      tags: ['VIP'],
    })
  })

  test('Mailchimp', () => {
    const row = taken({
      'Email Address': 'ada@acme-tools.com',
      'First Name': 'Ada',
      'Last Name': 'Byron',
      Address: 'Hafenstraße 12, 28195 Bremen, Germany',
      'Phone Number': '+49 421 5551201',
      MEMBER_RATING: '2',
      OPTIN_TIME: '2026-01-01 10:00:00',
      CONFIRM_IP: '192.0.2.7',
      LAST_CHANGED: '2026-01-01',
      TAGS: '"Fair 2026","VIP"',
      NOTES: 'Met at the fair',
    })
    expect(row).toMatchObject({
      emails: ADA.emails,
      phones: ADA.phones,
      name: 'Ada Byron',
      tags: ADA.tags,
      note: ADA.note,
    })
    expect(row.addresses).toEqual([['Hafenstraße 12, 28195 Bremen, Germany', undefined]])
  })

  test('Apollo', () => {
    expect(
      taken({
        'First Name': 'Ada',
        'Last Name': 'Byron',
        Title: 'Head of Engineering',
        'Company Name': 'Acme Tools GmbH',
        'Company Name for Emails': 'Acme Tools',
        Email: 'ada@acme-tools.com',
        'Email Status': 'Verified',
        'Primary Email Source': 'Apollo',
        'Email Confidence': '0.95',
        'Primary Email Last Verified At': '2026-01-01',
        Seniority: 'Head',
        Departments: 'Engineering',
        'Contact Owner': 'bob@apollo-user.com',
        'Work Direct Phone': '+49 421 5551201',
        'Corporate Phone': '+49 421 5551200',
        '# Employees': '40',
        Keywords: 'tools, harbour',
        'Person Linkedin Url': 'http://www.linkedin.com/in/ada-byron',
        Website: 'http://www.acme-tools.com',
        'Company Linkedin Url': 'http://www.linkedin.com/company/acme',
        'Twitter Url': '',
        City: 'Bremen',
        State: 'Bremen',
        Country: 'Germany',
        'Company Address': 'Hafenstraße 12, Bremen',
        Lists: 'Fair 2026, VIP',
      }),
    ).toEqual({ ...ADA, phones: ['+494215551201', '+494215551200'], addresses: [], note: null })
  })

  test('Hunter', () => {
    expect(
      taken({
        'Email address': 'ada@acme-tools.com',
        'Domain name': 'acme-tools.com',
        Organization: 'Acme Tools GmbH',
        'Confidence score': '98',
        Type: 'personal',
        'First name': 'Ada',
        'Last name': 'Byron',
        Department: 'engineering',
        Position: 'Head of Engineering',
        'Twitter handle': '@adabyron',
        'LinkedIn URL': 'https://www.linkedin.com/in/ada-byron',
        'Phone number': '+49 421 5551201',
      }),
    ).toEqual({
      ...ADA,
      profiles: [
        'https://www.linkedin.com/in/ada-byron',
        expect.stringMatching(/^https:\/\/(?:x|twitter)\.com\/adabyron$/),
      ],
      addresses: [],
      tags: [],
      note: null,
    })
  })

  test('Outlook', () => {
    const row = taken({
      Title: 'Ms.',
      'First Name': 'Ada',
      'Last Name': 'Byron',
      Company: 'Acme Tools GmbH',
      'Job Title': 'Head of Engineering',
      'Business Street': 'Hafenstraße 12',
      'Business City': 'Bremen',
      'Business State': '',
      'Business Postal Code': '28195',
      'Business Country/Region': 'Germany',
      'Business Fax': '+49 421 5551299',
      'Business Phone': '+49 421 5551201',
      'E-mail Address': 'ada@acme-tools.com',
      'E-mail Type': 'SMTP',
      'E-mail Display Name': 'Ada Byron (ada@acme-tools.com)',
      Categories: 'Fair 2026;VIP',
      'Web Page': 'www.acme-tools.com',
      Notes: 'Met at the fair',
    })
    expect(row).toEqual({ ...ADA, profiles: [] })
  })

  test('our own, whose guessed addresses are skipped', () => {
    const row = taken({
      name: 'Ada Byron',
      email: '',
      phone: '+49 421 5551201',
      likely_email: 'ada@acme-tools.com',
      likely_email_pattern: 'first',
    })
    expect(row).toMatchObject({ emails: [], phones: ADA.phones })
  })
})
