import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in French write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: {
    at: 'arobase|arobas|arrobase',
    atInBrackets: 'chez',
    atBetweenSpaces: 'arobase|arobas',
    pictures: 'arobase',
    dot: 'point',
  },
  placeholders: {
    domains: 'exemple votredomaine votre-domaine mondomaine monsite votresite votre-site monentreprise',
    mailboxes: 'prenom.nom prénom.nom votreemail votre.email votre-email votrenom votre.nom prenom.nomdefamille',
    vagueMailboxes: 'nom adresse courriel utilisateur exemple',
    vagueDomains: 'entreprise courriel adresse',
    samples: 'exemple',
  },
  mails: {
    roles: 'ventes|accueil|reception|administration',
    general: null,
    labels: 'courriel|messagerie',
    touchingLabels: 'courriel',
    invitations: null,
    proseWords: 'nous moi vous sur',
    determiners: null,
  },
  numbers: {
    extensions: 'poste',
    others: 'n° commande facture référence réf article ape naf rib compte cp c.p prix capital',
    otherSigns: null,
    numberWords: 'n° numéro',
    contactWords: 't[ée]l[ée]phone|adresse',
    disjunctions: 'ou',
    linkExtensions: 'poste',
  },
  phones: {
    voiceBeforeFax: 'téléphone',
    voiceBehind: null,
    faxBehind: null,
    mobileBehind: null,
    suffixJoints: 'et|ou',
    hours: null,
    times: null,
  },
  noise: { words: 'sans[-_]?spam|pas[-_]?de[-_]?spam', capitals: 'SANSSPAM|PASDESPAM', signs: null },
}
