import { fold } from '../../lib/fold.ts'

/**
 * Titles, or words of titles, of people who decide on purchases: owners, executives, directors, heads of departments.
 * In the form that `fold` gives them; a text of several words stands together in the title.
 */
const DECIDING = new Set([
  // English
  ...[
    'owner',
    'co owner',
    'founder',
    'cofounder',
    'co founder',
    'ceo',
    'cfo',
    'coo',
    'cto',
    'cmo',
    'cio',
    'cpo',
    'cro',
  ],
  ...['chief', 'president', 'vp', 'evp', 'svp', 'chairman', 'chairwoman', 'chair', 'director', 'directors', 'partner'],
  ...['head of', 'head', 'managing', 'general manager', 'proprietor', 'principal', 'executive director', 'md', 'gm'],
  // German
  ...['geschaftsfuhrer', 'geschaftsfuhrerin', 'geschaftsfuhrende', 'geschaftsfuhrender', 'geschaftsfuhrung'],
  ...['geschaftsfuehrer', 'geschaftsfuehrerin', 'geschaftsleitung', 'geschaftsleiter', 'geschaftsleiterin', 'inhaber'],
  ...['inhaberin', 'grunder', 'grunderin', 'gesellschafter', 'gesellschafterin', 'vorstand', 'vorstandin'],
  ...['vorstandsvorsitzender', 'vorstandsvorsitzende', 'prokurist', 'prokuristin', 'direktor', 'direktorin', 'leiter'],
  ...['leiterin', 'leitung', 'betriebsleiter', 'betriebsleiterin', 'vertriebsleiter', 'vertriebsleiterin'],
  ...[
    'vertriebsleitung',
    'abteilungsleiter',
    'abteilungsleiterin',
    'bereichsleiter',
    'bereichsleiterin',
    'personalleiter',
  ],
  ...['personalleiterin', 'einkaufsleiter', 'einkaufsleiterin', 'marketingleiter', 'marketingleiterin', 'werkleiter'],
  ...['werksleiter', 'standortleiter', 'standortleiterin', 'niederlassungsleiter', 'niederlassungsleiterin'],
  // French
  ...['directeur', 'directrice', 'gerant', 'gerante', 'pdg', 'fondateur', 'fondatrice', 'proprietaire', 'dirigeant'],
  ...['dirigeante', 'presidente', 'responsable', 'associe', 'associee'],
  // Spanish, Portuguese, Catalan
  ...[
    'directora',
    'gerente',
    'propietario',
    'propietaria',
    'fundador',
    'fundadora',
    'dueno',
    'duena',
    'socio',
    'socia',
  ],
  ...['administrador', 'administradora', 'jefe de', 'jefa de', 'diretor', 'diretora', 'proprietario', 'proprietaria'],
  // Italian
  ...['direttore', 'direttrice', 'amministratore', 'amministratrice', 'titolare', 'fondatore', 'fondatrice', 'socio'],
  ...['presidente', 'responsabile'],
  // Dutch
  ...['directeur', 'eigenaar', 'eigenaresse', 'oprichter', 'bestuurder', 'vennoot', 'zaakvoerder', 'bedrijfsleider'],
  // Swedish, Danish, Norwegian, Finnish
  ...[
    'vd',
    'grundare',
    'agare',
    'direktor',
    'chef',
    'verkstallande',
    'direktør',
    'direktoer',
    'indehaver',
    'ejer',
    'leder',
  ],
  ...['grunnlegger', 'eier', 'toimitusjohtaja', 'perustaja', 'omistaja', 'johtaja', 'daglig leder'],
  // Polish, Czech, Slovak, Hungarian, Romanian, Turkish
  ...[
    'prezes',
    'wlasciciel',
    'wlascicielka',
    'dyrektor',
    'dyrektorka',
    'zalozyciel',
    'kierownik',
    'reditel',
    'reditelka',
  ],
  ...['jednatel', 'jednatelka', 'majitel', 'majitelka', 'zakladatel', 'riaditel', 'riaditelka', 'konatel', 'ugyvezeto'],
  ...['tulajdonos', 'alapito', 'igazgato', 'administrator', 'fondator', 'proprietar', 'kurucu', 'mudur', 'genel mudur'],
  // Greek, Russian, Ukrainian, Bulgarian
  ...['διευθυντης', 'διευθυντρια', 'ιδιοκτητης', 'ιδρυτης', 'директор', 'владелец', 'основатель', 'руководитель'],
  ...['власник', 'засновник', 'керівник', 'собственик', 'управител'],
])
/** The same in scripts that write no spaces between words. */
const DECIDING_PARTS = [
  '代表',
  '社長',
  '取締役',
  '部長',
  '总经理',
  '董事',
  '创始人',
  '總經理',
  '대표',
  '이사',
  '사장',
  '본부장',
]
/** Words of people who work for a decision maker, or who lead something else. */
const NOT_DECIDING = new Set([
  ...['assistant', 'assistants', 'assistenz', 'assistentin', 'assistent', 'assistente', 'asistente', 'assistante'],
  ...['secretary', 'sekretariat', 'sekretar', 'sekretarin', 'secretaria', 'secretaire', 'segretaria', 'sekretarka'],
  ...['intern', 'trainee', 'praktikant', 'praktikantin', 'stagiaire', 'former', 'ehemaliger', 'ehemalige', 'ancien'],
  ...['art', 'artistic', 'casting', 'musical', 'projekt', 'cuisine', 'cocina', 'cucina'],
])
const WORDS_MAX = 40

/**
 * Whether a job title says that somebody decides on purchases for the organisation or a department.
 *
 * @param title as it is written on a page, in any language; null means unknown, which is no decision maker
 */
export function isDecisionMaker(title: string | null): boolean {
  if (title === null) return false
  const words = fold(title).split(' ').slice(0, WORDS_MAX)
  if (words.some((word) => NOT_DECIDING.has(word))) return false
  return (
    words.some((word, at) => DECIDING.has(word) || DECIDING.has(`${word} ${words[at + 1] ?? ''}`)) ||
    DECIDING_PARTS.some((part) => title.includes(part))
  )
}

/** Whether each of some words occurs in a job title, or begins one of its words. */
export function hasTitleWords(title: string | null, wanted: string): boolean {
  const words = fold(title ?? '')
    .split(' ')
    .slice(0, WORDS_MAX)
  return fold(wanted)
    .split(' ')
    .every((start) => words.some((word) => word.startsWith(start)))
}
