import { expect, test } from 'vitest'
import { memberTitle } from '../../../../src/extraction/names/group-titles.ts'
import { roleOfSentence } from '../../../../src/extraction/names/role-texts.ts'
import { titleBeforeOrganisation } from '../../../../src/extraction/names/tidy-title.ts'

test.each([
  ['Our Trustees', 'Trustee'],
  ['Agentes', 'Agente'],
  ['Ledamöter', 'Ledamot'],
  ['Redaktörer', 'Redaktör'],
  ['Meet the Partners', 'Partner'],
  ['Priests of the Parish', 'Priest of the Parish'],
  ['Directors and Secretaries', 'Director and Secretary'],
  ['Unsere Trainerinnen', 'Trainerin'],
  ['Rechtsanwälte', 'Rechtsanwalt'],
  ['Mitglieder des Vorstands', 'Mitglied des Vorstands'],
  ['Les entraîneurs', 'Entraîneur'],
  ['Vocales', 'Vocal'],
  ['I nostri allenatori', 'Allenatore'],
  ['Wijkmeesters', 'Wijkmeester'],
  ['Suppleanter', 'Suppleant'],
  ['Valmentajat', 'Valmentaja'],
  ['Trenerzy', 'Trener'],
  ['Trenéři', 'Trenér'],
  ['Edzők', 'Edző'],
  ['Antrenörler', 'Antrenör'],
  ['Преподаватели', 'Преподаватель'],
  ['Προπονητές', 'Προπονητής'],
  ['Associate Professors', 'Associate Professor'],
  ['Board Members', 'Board Member'],
  ['Relatori', 'Relatore'],
  ['Senior Practitioners', 'Senior Practitioner'],
  ['Churchwardens', 'Churchwarden'],
  ['Chairmen', 'Chairman'],
  ['Midwives', 'Midwife'],
  ['Systems Administrators', 'Systems Administrator'],
  ['Directrice générale', null],
  ['Directors meet in Leeds', null],
  ['Chair of Trustees', null],
  ['Volunteers Coordinator', null],
  ['Press', null],
  ['Anna kassiert Beiträge', null],
  ['Services', null],
  ['News', null],
])('the title of each below %s', (heading, title) => expect(memberTitle(heading)).toBe(title))

test.each([
  ['As treasurer, she keeps the books', 'Treasurer'],
  ['As our Head of Sales, she leads', 'Head of Sales'],
  ['As assistant manager she leads', 'Assistant manager'],
  ['Als Schriftführer führt er Protokoll', 'Schriftführer'],
  ['Als Kassier und Schriftführer führt er', 'Kassier und Schriftführer'],
  ["En tant qu'entraîneur, il dirige", 'Entraîneur'],
  ['Como tesorera del club, lleva las cuentas', 'Tesorera del club'],
  ['Come segretario cura i verbali', 'Segretario'],
  ['Jako skarbnik odpowiada za finanse', 'Skarbnik'],
  ['Som ordförande leder han styrelsen', 'Ordförande'],
  ['Sihteerinä hän kirjoittaa pöytäkirjat ja', 'Sihteeri'],
  ['Titkárként vezeti a jegyzőkönyvet és', 'Titkár'],
  ['Sekreter olarak toplantı tutanaklarını yazar', 'Sekreter'],
  ['Как казначей он ведёт', 'Казначей'],
  ['As a child she lived in York', ''],
  ['Assistant manager', null],
])('the role of "%s"', (sentence, role) => expect(roleOfSentence(sentence)).toBe(role))

test.each([
  ['Professor & Head, Department of Physics, Elmstead College of Engineering, Marlow', 'Professor & Head'],
  ['Senior Consultant, Northwick Hospital, Leeds', 'Senior Consultant'],
  [
    'Dean – Administration, Ranking & Accreditation, Elmstead University',
    'Dean – Administration, Ranking & Accreditation',
  ],
  ['Partner, Real Estate', null],
])('a title ends before an organisation: %s', (line, title) => expect(titleBeforeOrganisation(line)).toBe(title))
