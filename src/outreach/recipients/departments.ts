import { DEPARTMENTS, type Department } from '../../contracts/contacts/contact-filter.ts'
import { fold } from '../../lib/fold.ts'

/**
 * Words of job titles by department, in the form that `fold` gives them. A text that ends in `*` is the beginning of a
 * word, which covers endings and compounds; a text of several words stands together in the title.
 */
const WORDS: Readonly<Record<Department, readonly string[]>> = {
  sales: [
    ...['sales', 'sale', 'account executive', 'account manager', 'business development', 'bdr', 'sdr', 'cro'],
    ...['revenue', 'vertrieb*', 'verkauf*', 'verkaufer*', 'aussendienst', 'key account*', 'commercial*', 'vente*'],
    ...['ventas', 'vendedor*', 'comercial*', 'vendas', 'vendite', 'commerciale*', 'verkoop*', 'forsaljning*', 'salg*'],
    ...['salgs*', 'myynti*', 'sprzedaz*', 'handlow*', 'prodej*', 'obchod*', 'ertekesit*', 'vanzari', 'satis'],
  ],
  marketing: [
    ...['marketing*', 'cmo', 'brand', 'seo', 'growth', 'communications', 'communication', 'public relations', 'pr'],
    ...['kommunikation*', 'presse*', 'werbung', 'comunicacion', 'comunicacao', 'comunicazione', 'markkinoint*'],
    ...['markedsforing', 'content', 'social media'],
  ],
  technology: [
    ...['it', 'cto', 'cio', 'ciso', 'engineer', 'engineering', 'developer', 'software', 'technology', 'technical'],
    ...['data', 'devops', 'devsecops', 'architect', 'informatik*', 'edv', 'entwickl*', 'technik*', 'technisch*'],
    ...['programmer', 'informatique', 'technique', 'developpeur*', 'ingenieur*', 'informatica', 'tecnolog*'],
    ...['desarroll*', 'sviluppat*', 'ontwikkel*', 'utvikler', 'utvecklare', 'udvikler', 'informaty*', 'tecnico'],
  ],
  finance: [
    ...['finance', 'financial', 'cfo', 'accounting', 'accountant', 'controller', 'controlling', 'treasurer', 'tax'],
    ...['audit', 'auditor', 'bookkeep*', 'finanz*', 'buchhalt*', 'steuer*', 'financier*', 'comptab*', 'finanz*'],
    ...['contab*', 'financeir*', 'finanziari*', 'amministrazione', 'boekhoud*', 'financieel', 'ekonomi*', 'okonomi*'],
    ...['talous*', 'ksiegow*', 'financn*', 'penzug*', 'muhasebe'],
  ],
  people: [
    ...['hr', 'human resources', 'people', 'talent', 'recruit*', 'chro', 'personal*', 'ausbildung', 'ressources'],
    ...['recursos humanos', 'rrhh', 'risorse umane', 'rekrut*', 'henkilosto*', 'kadr*', 'personeel*'],
  ],
  operations: [
    ...['operations', 'operation', 'coo', 'logistic*', 'supply chain', 'production', 'plant', 'facility', 'warehouse'],
    ...['produktion*', 'betrieb*', 'logistik*', 'lager*', 'operaciones', 'logistica', 'produccion', 'produzione'],
    ...['exploitation', 'logistique', 'drift', 'tuotanto*', 'produkcj*', 'vyrob*'],
  ],
  legal: [
    ...['legal', 'lawyer', 'counsel', 'attorney', 'solicitor', 'compliance', 'recht*', 'jurist*', 'justiziar*'],
    ...['juridi*', 'avocat*', 'abogad*', 'advogad*', 'avvocat*', 'advocaat', 'datenschutz*', 'privacy', 'prawn*'],
  ],
  purchasing: [
    ...['purchasing', 'procurement', 'buyer', 'sourcing', 'einkauf*', 'einkaufer*', 'beschaffung*', 'achat*'],
    ...['acheteu*', 'compras', 'comprador*', 'acquisti', 'inkoop*', 'inkop*', 'indkob*', 'innkjop*', 'hankinta*'],
    ...['zakup*', 'nakup*', 'beszerz*', 'achizitii', 'satinalma'],
  ],
  support: [
    ...[
      'support',
      'customer service',
      'customer success',
      'customer care',
      'helpdesk',
      'service desk',
      'kundenservice',
    ],
    ...['kundendienst', 'kundenbetreu*', 'service', 'atencion', 'assistenza', 'soporte', 'suporte', 'klantenservice'],
    ...['kundservice', 'kundeservice', 'asiakaspalvelu*', 'obsluga'],
  ],
}
const WORDS_MAX = 40

const isIn = (text: string, words: string): boolean =>
  words.endsWith('*') ? text.includes(` ${words.slice(0, -1)}`) : text.includes(` ${words} `)

/**
 * The departments that a job title names, in the order of `DEPARTMENTS`.
 *
 * @param title as it is written on a page, in any language; null for an unknown one
 */
export function departmentsOf(title: string | null): Department[] {
  if (title === null) return []
  const text = ` ${fold(title).split(' ').slice(0, WORDS_MAX).join(' ')} `
  return DEPARTMENTS.filter((department) => WORDS[department].some((words) => isIn(text, words)))
}
