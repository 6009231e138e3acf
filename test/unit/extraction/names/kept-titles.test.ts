import { expect, test } from 'vitest'
import { readJobTitle } from '../../../../src/extraction/names/segments.ts'
import { tidyTitle } from '../../../../src/extraction/names/tidy-title.ts'

/** Titles as cards show them, whose words look like plurals, labels or beginnings of other texts. */
const TITLES = `
Press Officer | Press Secretary | press officer | Access Officer | Business Development Manager | Fitness Instructor
Headmistress | Sales Manager | Operations Director | Human Resources Manager | Accounts Payable Clerk | Arts Editor
Members Secretary | members secretary | Partners Manager | Students Advisor | Governors Clerk | Volunteers Coordinator
Nurses Manager | Teachers Assistant | Owners Representative | Ministers Assistant | Referees Coordinator
Team Members Lead | Safeguarding Officers Lead | Editors Desk Manager | Barristers' Clerk | Owner's Representative
Chair of Trustees | chair of trustees | Chair of Governors | Clerk to the Trustees | Secretary to the Directors
Leader of Volunteers | Pastor for Students | Director of Students | Dean of Students | Director of Communications
Head of Mail | Head of Telephone Sales | Voicemail Engineer | Leiter Hotline | Team Lead, Inbound Calls
Geschäftsführer | Übungsleiter | Kursleiterin | Pressesprecherin | Mitglied des Vorstands | Leiter Vertrieb
Attachée de presse | Directrice | Directeur des ventes | Jefe de prensa | Secretaria | Responsabile stampa
Presidente onorario | Direttrice | Rzecznik prasowy | Kierownik | Persvoorlichter | Voorzitter | Ordförande
Pressansvarig | Formand | Bestyrelsesmedlem | Styreleder | Puheenjohtaja | Toimitusjohtaja`
  .split(/[|\n]/)
  .map((title) => title.trim())
  .filter(Boolean)

test.each(TITLES)('%s stays as written', (title) => expect(tidyTitle(title)).toBe(title))

test.each([
  ['Managing Director Mail', 'Managing Director'],
  ['Quality Lead Email', 'Quality Lead'],
  ['Directrice Courriel', 'Directrice'],
  ['Geschäftsführerin, Tel.', 'Geschäftsführerin'],
  ['Sales Manager | Phone:', 'Sales Manager'],
])('%s loses the label of what follows', (title, rest) => expect(tidyTitle(title)).toBe(rest))

test('a title loses the marks before it', () => expect(tidyTitle('- Key Person Room 1')).toBe('Key Person Room 1'))

test('a credit is no title', () => {
  for (const credit of ['Text und Fotos', 'Fotos von']) expect(readJobTitle(credit)).toBeNull()
})

test.each([
  ['Contact (Treasurer)', 'Treasurer'],
  ['Contato (Coordenador Geral)', 'Coordenador Geral'],
  ['Ansprechpartnerin (Vertriebsleiterin)', 'Vertriebsleiterin'],
  ['Treasurer (acting)', 'Treasurer (acting)'],
  ['Director (Sales Manager)', 'Director (Sales Manager)'],
])('the title of %s is %s', (written, title) => expect(tidyTitle(written)).toBe(title))
