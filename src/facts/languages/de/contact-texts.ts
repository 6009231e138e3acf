import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in German write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: {
    at: 'ätt|att|ät|aet|klammeraffe|affenschwanz',
    atInBrackets: 'affe',
    atBetweenSpaces: 'ät|klammeraffe',
    pictures: null,
    dot: 'punkt|pkt',
  },
  placeholders: {
    domains:
      'beispiel musterdomain mustermail mustermann musterfrau musterhausen mustermensch musterfirma muster-firma ' +
      'deinedomain deine-domain ihredomain ihre-domain deinefirma ihrefirma meinedomain',
    mailboxes:
      'vorname.nachname vorname.name v.nachname vorname_nachname deinname dein.name ihrname ihre-email ihreemail ' +
      'deine-email max.mustermann maxmustermann m.mustermann erika.mustermann nachname vorname',
    vagueMailboxes: 'benutzer adresse',
    vagueDomains: 'firma adresse',
    samples: null,
  },
  mails: {
    roles: 'kontakt|sekretariat|datenschutz|buero|verkauf|vertrieb',
    general: 'kontakt hallo',
    labels: null,
    touchingLabels: 'kontakt|mobil',
    invitations: null,
    proseWords: 'uns mich sie auf',
    determiners: null,
  },
  numbers: {
    extensions: 'durchwahl|dw|nebenstelle|app(?:arat)?',
    others:
      'nr rechnung bestellung referenz charge artikel modell ust ustid ustidnr stnr fn fnr registernummer konto ' +
      'kontonummer kto ktonr blz bankleitzahl plz postleitzahl postfach koordinaten seite seiten preis kapital ' +
      'stammkapital grundkapital',
    otherSigns: null,
    numberWords: 'nr nrs nummer nummern',
    contactWords: 'telefon\\p{L}{0,3}|kontakt\\p{L}{0,2}|adresse',
    disjunctions: 'oder',
    linkExtensions: 'durchwahl',
  },
  phones: {
    voiceBeforeFax: 'telefon',
    voiceBehind: 'telefon',
    faxBehind: 'telefax',
    mobileBehind: 'mobil handy',
    suffixJoints: 'und|oder|u\\.|o\\.|bis',
    hours: 'uhr|std\\b|stunden',
    times: 'std|stunden|uhr|tage?',
  },
  noise: { words: 'ohne[-_]?spam|entfernen', capitals: 'OHNESPAM|ENTFERNEN', signs: 'entfernen' },
}
