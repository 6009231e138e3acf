import type { Page } from '../page.ts'
import { foldName } from './fold-name.ts'
import type { Likelihood } from './likelihood.ts'
import type { Segment } from './segments.ts'
import { isRoleWord } from './vocabulary.ts'

const NAME_HEADER =
  /^(?:(?:full |contact |staff |your |employee |member )?names?|name, vorname|vorname,? ?(?:und )?(?:nach)?name|nachname|contact(?: person)?|person|persons|staff|member|members|speaker|speakers|author|ansprechpartner(?:in)?|nom|noms|nom et prenom|prenom et nom|nombre|nombres|nombre y apellidos|nome|nome e cognome|cognome e nome|naam|namn|navn|nimi|imie i nazwisko|nazwisko i imie|jmeno|meno|nev|nume|isim|adi soyadi|ad soyad|nama|nama lengkap|nama dosen|ho ten|ho va ten|ime|ime i prezime|ime in priimek|vardas|vards|pangalan|п\.и\.б\.|піб|пиб|имя и фамилия|фамилия,? имя|ονομα|ονοματεπωνυμο|фио|имя|ф\.и\.о\.)$/
const PERSON_HEADER =
  /position|title|role|function|funktion|job|phone|tel|e-?mail|mail|department|abteilung|extension|ext\.?|durchwahl|raum|room|office|fonction|cargo|puesto|telefono|telefone|ruolo|incarico|functie|telefoon|befattning|roll|stilling|stanowisko|funkcja|funkce|beosztas|functia|gorevi|unvan|должность|телефон|mobil|fax|aufgabe|bereich|zustandigkeit/

/**
 * The cells that stand under a heading such as "Name", as positions in `segments`. Beside a heading such as "Position" or
 * "Phone" they need not be known names; a table of products has names as well.
 */
export function nameColumns(page: Page, segments: readonly Segment[]): Map<number, Likelihood> {
  const cells = new Map<number, Likelihood>()
  let column = -1
  let needs: Likelihood = 2
  for (let at = 0; at < segments.length; ) {
    const row = [at]
    while (row[row.length - 1]! + 1 < segments.length && isSameRow(page, segments, row[row.length - 1]!)) {
      row.push(row[row.length - 1]! + 1)
    }
    at += row.length
    if (row.length < 2) {
      column = -1
      continue
    }
    const texts = row.map((index) => {
      const { start, end } = segments[index]!
      return end - start > 60 ? '' : foldName(page.text.slice(start, end).replace(/:\s*$/, ''))
    })
    const header = texts.findIndex((text) => NAME_HEADER.test(text))
    const isHeader = header >= 0 && texts.every((text) => !/[@\d]/.test(text))
    if (isHeader) {
      column = header
      needs = texts.some((text, index) => index !== header && (PERSON_HEADER.test(text) || isRoleWord(text))) ? 1 : 2
    } else if (column >= 0 && column < row.length) cells.set(row[column]!, needs)
  }
  return cells
}

const isSameRow = (page: Page, segments: readonly Segment[], at: number) =>
  page.text.slice(segments[at]!.end, segments[at + 1]!.start).includes('\t') &&
  !page.text.slice(segments[at]!.end, segments[at + 1]!.start).includes('\n')
