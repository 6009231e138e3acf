import type { OptOutLanguage } from './phrases.ts'

export const german: OptOutLanguage = {
  words: {
    me: `mich uns meine_adresse meine_mail meine_e_mail meine_email meine_mailadresse meine_emailadresse meine_e_mail_adresse meine_daten meine_kontaktdaten meine_nummer meinen_namen unsere_adresse
      unsere_adressen unsere_mail unsere_e_mail unsere_email unsere_mailadresse unsere_emailadresse unsere_e_mail_adresse unsere_daten unsere_kontaktdaten unsere_firma unseren_namen diese_adresse
      diese_mail diese_e_mail diese_email diese_mailadresse diese_emailadresse diese_e_mail_adresse ihn sie_mich`,
    list: `verteiler verteilerliste mailverteiler emailverteiler newsletterverteiler liste listen mailingliste mailingliste mailing datenbank newsletter kartei adressliste adressdatenbank system
      verzeichnis datei bestand kontakten empfangerliste`,
    remove: `streichen streiche streicht loschen losche loscht entfernen entferne entfernt austragen trage tragen tragt nehmen nimm nehmt werfen schmeissen herausnehmen rausnehmen gestrichen geloscht entfernt
      ausgetragen genommen herausgenommen abmelden abgemeldet melden melde meldet`,
    mail: `mails mail emails email e_mails e_mail nachrichten nachricht werbung werbemails werbemail newsletter anfragen anfrage zusendungen zusendung kontaktaufnahme kontaktaufnahmen spam angebote
      kontaktversuche schreiben briefe anschreiben infos informationen werbe_e_mails werbe_mails`,
    contact: `schreiben schreib schreibt kontaktieren kontaktiere kontaktiert mailen schicken schick schickt senden sende sendet anschreiben belastigen belastige zuschicken zusenden anmailen angeschrieben
      kontaktiert melden kontakt anfragen zuspammen zumullen`,
    no: `nicht nie niemals nimmer`,
  },
  wants: [
    '^ ~3 abmelden|austragen|abbestellen|abmeldung|abbestellung|austragung|unsubscribe ~1 $',
    '@me ~3 abmelden|austragen|abzumelden|auszutragen|abgemeldet|ausgetragen',
    'melden|melde|meldet|tragen|trage|tragt ~1 @me ~4 ab|aus',
    'tragen|trage|tragt|nehmen|nimm|nehmt|streichen|streiche|streicht|loschen|losche|loscht|entfernen|entferne|entfernt|werfen|schmeissen ~2 @me ~3 aus|von|vom|raus ~4 @list',
    '@me ~3 aus|von|vom ~3 @list',
    'aus|von|vom ~3 @list ~4 @remove',
    'streichen|streiche|streicht|loschen|losche|loscht|entfernen|entferne ?sie|?bitte|?doch @me',
    'loschung ~2 meiner|unserer ~2 daten|adresse|kontaktdaten',
    'newsletter ~2 abbestellen|kundigen',
    '@me ~4 @remove|loschen|geloscht',
    '@no ?mehr|?wieder|?langer|?weiter ~2 @contact ?werden $',
    '@contact ~5 @no ?mehr|?wieder|?weiter|?langer $',
    '@contact ~5 @no mehr|wieder|weiter|langer',
    '@no mehr|wieder|langer|weiter ~3 @contact|angeschrieben|belastigt|kontaktiert',
    'keine|keinerlei ?weiteren|?weitere|?solche|?solchen|?mehr|?unaufgeforderten ?e @mail ~4 mehr|bitte|$|erhalten|bekommen|wunschen|wunsche|haben|senden|schicken',
    'keine ?weiteren|?weitere @mail|mails',
    'keine ~1 @mail mehr',
    'mochte|mochten|will|wollen|wunsche|wunschen|moechte|moechten ~3 nichts|keine|keinen ~4 erhalten|bekommen|haben|horen|kontakt|@mail',
    'horen|hort|hor ~3 auf ~6 $',
    'unterlassen|unterlasst ~6 @mail|schreiben|kontakt|kontaktaufnahme|zusendung',
    'widerspreche|widersprechen|widerspruch|widerrufe|widerrufen|widerruf ~8 nutzung|verarbeitung|verwendung|werbung|werbezwecken|daten|zusendung|einwilligung|zustimmung|speicherung',
    'lassen_sie mich|uns in_ruhe|in_frieden',
    'lasst|lass mich|uns in_ruhe|in_frieden',
    'stop|stopp|stoppen|schluss|beenden ~3 @mail',
  ],
  unless: [
    'nicht ~2 abmelden|austragen|loschen|streichen|entfernen|abbestellen',
    'unseren|unser|unsere ~2 newsletter|kunden|nutzer|empfanger|abonnenten ~4 abbestellen|abmelden|kundigen|austragen',
    'habe|haben|hatte|hatten|hab ~10 erhalten|bekommen|gesehen|gehort|gefunden',
    'melde|melden|meldet ~1 mich|uns ~5 bei|nachste|morgen|wieder|gern',
    'aus|von|vom ~3 cc|kopie|termin|einladung|gruppe|kalender|rechnung|projekt|tabelle|besprechung',
    'tool|software|losung|hilft|helfen|suchen|brauchen ~6 abmelden|loschen|@mail|abbestellen',
    'wie ~4 abmelden|abbestellen|loschen',
    'bis|vor|erst ~3 @contact',
    '@mail|@contact ~2 vor|bis|vorerst|wahrend',
  ],
  offers: [
    'wenn|sofern|falls|sollten ~1 sie|du|ihr ~8 mochten|mochtest|wollen|wunschen|wunschst|sollten|abmelden',
    'konnen ~2 sie ~4 abmelden|abbestellen',
    'sie ~2 erhalten ~4 weil|da',
  ],
}

export const dutch: OptOutLanguage = {
  words: {
    me: `mij me ons mijn_adres mijn_mailadres mijn_emailadres mijn_e_mailadres mijn_email mijn_mail mijn_gegevens mijn_naam mijn_data ons_adres ons_mailadres ons_emailadres ons_e_mailadres onze_gegevens
      dit_adres dit_mailadres dit_emailadres dit_e_mailadres`,
    list: `lijst lijsten mailinglijst mailing mailinglist maillijst bestand adressenbestand database databank nieuwsbrief systeem verzendlijst distributielijst`,
    mail: `mails mail emails email e_mails e_mail berichten bericht reclame nieuwsbrief nieuwsbrieven post spam aanbiedingen mailtjes mailtje`,
    contact: `mailen mail mailt benaderen benader benadert contacteren contacteer schrijven schrijf schrijft sturen stuur stuurt benaderd gemaild contact emailen lastigvallen`,
  },
  wants: [
    '^ ~3 afmelden|uitschrijven|afmelding|uitschrijving|unsubscribe ~1 $',
    '@me ~3 afmelden|uitschrijven|afgemeld|uitgeschreven',
    'meld|schrijf|schrijft|meldt ~1 @me ~2 af|uit',
    'verwijder|verwijderen|verwijdert|wis|wissen|schrap|schrappen|haal|halen ?aub|?svp @me ~5',
    '@me ~3 verwijderen|wissen|schrappen|verwijderd',
    'verwijder|verwijderen|verwijderd|haal|halen|schrap|schrappen ~3 van|uit ~2 @list',
    'van|uit ~2 @list ~3 verwijderen|halen|haal|verwijderd|schrappen|af|gehaald',
    'geen|niet ?verdere|?enkele|?zulke|?ongevraagde @mail ~2 meer|$|aub|ontvangen|sturen',
    '^ ~2 geen @mail ?meer|?aub ~1 $',
    'niet|nooit ~1 meer|langer|weer|opnieuw ~2 @contact|ontvangen|gebeld',
    '@contact ~4 niet|nooit|niets|niks ~1 meer',
    'stop ~3 @contact|@mail|spammen',
    'wil|wens|wensen|willen ~3 geen|niets|niet ~4 ontvangen|horen|benaderd|@mail',
    'maak|maken ~2 bezwaar ~6 gegevens|verwerking|gebruik|reclame',
    'laat @me met_rust',
  ],
  unless: [
    'niet ~2 afmelden|uitschrijven|verwijderen|stoppen',
    'onze|ons ~1 nieuwsbrief|klanten|gebruikers ~4 afmelden|uitschrijven|opzeggen',
    'uit|van ~2 cc|kopie|uitnodiging|agenda|groep|sheet|factuur',
    'heb|hebben ~6 ontvangen|gekregen|gezien',
  ],
  offers: ['als|indien|wilt|wil|wanneer ~1 u|je|jij ~8 ontvangen|wilt|wenst|afmelden|uitschrijven'],
}

export const swedish: OptOutLanguage = {
  words: {
    me: `mig oss min_adress min_mail min_mejl min_e_post min_epost min_mailadress min_mejladress min_e_postadress mina_uppgifter min_data var_adress var_mail var_e_post vara_uppgifter denna_adress den_har_adressen`,
    list: `lista listan listor listorna sandlista sandlistan maillista maillistan mejllista mejllistan utskick utskicken utskickslistan databas databasen register registret nyhetsbrev nyhetsbrevet`,
    mail: `mejl mail mejlen mailen e_post epost meddelanden meddelande utskick reklam nyhetsbrev spam skrap erbjudanden`,
    contact: `maila mejla skicka skickar kontakta skriva skriv spamma hora_av`,
  },
  wants: [
    '^ ~3 avregistrera|avprenumerera|avanmal|avanmalan|avregistrering|unsubscribe ~2 $',
    'avregistrera|avprenumerera|avanmal|stryk|radera ~1 @me',
    'ta|tar|tag ~1 bort ~1 @me',
    'ta|tag ~1 @me ~2 fran ~2 @list',
    'bort ~4 fran|ur ~2 @list',
    'sluta|upphor ~3 @contact|@mail',
    '@contact ~3 inte|aldrig ~2 mer|igen|langre|fler|mig|oss',
    '@contact ~1 inte|aldrig ~3 @mail',
    'inga|inte ~1 fler|mer @mail',
    'vill|onskar ~2 inte|inga ~5 @mail|kontaktad|kontaktade|kontaktas|hora_av',
  ],
  unless: [
    'inte ~1 avregistrera|avprenumerera|avanmal',
    'vart|vara ~1 nyhetsbrev|kunder ~4 avregistrera|avprenumerera',
    'har ~4 inte ~3 fatt',
  ],
  offers: ['om ~1 du|ni ~4 vill|onskar'],
}

export const danish: OptOutLanguage = {
  words: {
    me: `mig meg os oss min_adresse min_mail min_e_mail min_email min_mailadresse min_epost min_e_post mine_data mine_oplysninger mine_opplysninger vores_adresse vores_mail vores_data var_adresse denne_adresse denne_mail`,
    list: `liste listen lister listene mailingliste mailinglisten maillisten maillista adresseliste database databasen databasene nyhedsbrev nyhetsbrev nyhedsbrevet nyhetsbrevet system systemet register kartotek`,
    mail: `mails mail emails email e_mails e_mail mailer beskeder meldinger nyhedsbrev nyhedsbreve nyhetsbrev reklame reklamer spam e_post henvendelser epost`,
    contact: `skrive skriv sende send maile mail kontakte kontakt spamme henvende henvend`,
  },
  wants: [
    '^ ~3 afmeld|afmelde|afmelding|frameld|framelding|avmeld|avmelding|unsubscribe ~2 $',
    'afmeld|frameld|avmeld|slet|slett|fjern ~1 @me',
    'fjern|fjerne|slet|slett|tag|ta|stryk ~3 fra|af|av ~2 @list',
    'fra|af|av ~2 @list ~2 $',
    'stop|stopp|slut|slutt ~1 med ~2 @contact|@mail|spam',
    '@contact ~2 ikke|aldrig|aldri ~2 mere|mer|igen|igjen|flere|mig|meg|os|oss|til',
    'ikke ~1 @contact ~3 mere|mer|igen|igjen|flere',
    'ikke|ingen ~1 flere|mere|mer @mail',
    'onsker|vil|onsker_heller ~2 ikke|ingen ~5 @mail|modtage|motta|kontaktes|kontaktet|hore_fra',
  ],
  unless: [
    'ikke ~1 afmeld|afmelde|slet|fjern',
    'vores ~1 nyhedsbrev|kunder ~4 afmelde|afmeld',
    'har ~3 ikke ~3 modtaget|faet|fatt',
  ],
  offers: ['hvis ~1 du|de|i|dere ~4 onsker|vil'],
}
