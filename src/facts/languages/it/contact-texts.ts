import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in Italian write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: {
    at: 'chiocciola|chiocciolina',
    atInBrackets: null,
    atBetweenSpaces: 'chiocciola',
    pictures: 'chiocciola',
    dot: 'punto',
  },
  placeholders: {
    domains: 'esempio tuodominio miodominio tuosito nomedominio dominio',
    mailboxes: 'nome.cognome tuaemail tua-email tuonome cognome',
    vagueMailboxes: 'nome utente esempio',
    vagueDomains: 'azienda sito',
    samples: 'esempio',
  },
  mails: {
    roles: 'contatti|segreteria|administrazione',
    general: 'contatti',
    labels: 'posta',
    touchingLabels: null,
    invitations: null,
    proseWords: 'ci',
    determiners: null,
  },
  numbers: {
    extensions: 'interno|intern|int',
    others: 'fattura rif prot protocollo art piva p.i p.iva/c.f iva cf c.f fiscale rea r.e.a conto cap prezzo capitale',
    otherSigns: null,
    numberWords: 'numero',
    contactWords: 'contatti',
    disjunctions: 'o',
    linkExtensions: 'int',
  },
  phones: {
    voiceBeforeFax: null,
    voiceBehind: null,
    faxBehind: null,
    mobileBehind: null,
    suffixJoints: 'e',
    hours: null,
    times: null,
  },
  noise: null,
}
