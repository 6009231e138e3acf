import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in Portuguese write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: { at: 'arroba', atInBrackets: null, atBetweenSpaces: 'arroba', pictures: 'arroba', dot: 'ponto' },
  placeholders: {
    domains: 'exemplo seudominio seu-dominio meudominio suaempresa minhaempresa dominio',
    mailboxes: 'nome.sobrenome seuemail seu-email seu.email seunome sobrenome',
    vagueMailboxes: 'nome exemplo',
    vagueDomains: 'empresa',
    samples: 'exemplo',
  },
  mails: {
    roles: 'contato|vendas|atendimento',
    general: 'contato',
    labels: null,
    touchingLabels: null,
    invitations: null,
    proseWords: 'nos',
    determiners: null,
  },
  numbers: {
    extensions: 'ramal|rml',
    others: 'nº pedido cep',
    otherSigns: null,
    numberWords: 'nº número',
    contactWords: null,
    disjunctions: 'ou',
    linkExtensions: 'ramal',
  },
  phones: null,
  noise: null,
}
