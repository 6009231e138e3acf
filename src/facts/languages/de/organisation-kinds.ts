import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** German words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads:
    'Universität Hochschule Klinikum Universitätsklinikum Bezirksregierung Bistum Erzbistum ' +
    'Handwerkskammer Sparkasse Volkshochschule Landesmuseum Jugendamt Landratsamt Stadtverwaltung ' +
    'Musikschule Grundschule Realschule Gesamtschule Gymnasium Kreissparkasse Volksbank Raiffeisenbank ' +
    'Caritasverband Heimatverein Polizeipräsidium Regierungspräsidium Bezirksamt Gesundheitsamt Finanzamt ' +
    'Arbeitsgemeinschaft Landesverband Diözese Krankenhaus Stadtwerke',
  clear:
    'Universität Akademie Ministerium Bundesministerium Staatsministerium Hochschule Institut Verband Verein ' +
    'Stiftung Sparkasse Kanzlei Volksbank Raiffeisenbank Klinikum',
  firms: 'Gruppe Personal Medien Verlag Werke Stadtwerke Autohaus Consult',
  trades:
    'Landkreis Vereinigung Gesellschaft Genossenschaft Landesamt Bundesamt Kammer Kasse Apotheke Praxis Landgasthof Gasthof ' +
    'Gasthaus Versicherung Versicherungen Krankenkasse Landwirtschaftskammer Ärztekammer Stadt ' +
    'Kreis Gemeinde Brauhaus Weingut Hofgut Universitätsklinikum Rechtsanwälte Steuerberater ' +
    'Architekten Ingenieure Schlichtungsstelle Universalschlichtungsstelle Ombudsstelle Staatsanwaltschaft ' +
    'Polizeipräsidium',
  small: null,
  endings:
    '-(?:Gruppe|Verlag|Werke|Institut|Universität|Bank|Klinik)|' +
    '\\p{L}{3}(?:(?<!ges)amt|büro|kanzlei|verein|verband|vereinigung|stiftung|institut|klinikum|gesellschaft|' +
    'genossenschaft|[fcgkln]erei|apotheke|praxis|schule|gymnasium|handlung|kasse|kammer|' +
    '(?<!Daten|Park|Sitz|Werk)bank|gasthof|ministerium|hochschule|akademie|universität|behörde|feuerwehr|museum|' +
    'orchester|innung)|' +
    '(?:[Aa]uto|[Gg]ast|[Kk]auf|[Mm]öbel|[Mm]ode|[Bb]rau|[Kk]ranken|[Ss]anitäts|[Rr]eform)haus|' +
    '(?:[Tt]ennis|[Ss]port|[Ff]ußball|[Ss]chach|[Gg]olf|[Rr]eit|[Ss]egel|[Yy]acht|[Rr]uder|[Ss]ki|[Bb]erg|[Ss]chwimm|' +
    '[Hh]ockey|[Tt]urn|[Kk]anu|[Aa]lpen|[Ff]echt|[Rr]ad|[Ww]assersport|[Mm]otor)[ck]lub|' +
    '(?:[Aa]mts|[Ll]and|[Oo]berlandes|[Vv]erwaltungs|[Ss]ozial|[Ff]inanz|[Aa]rbeits)gericht|[Vv]erbraucherzentrale',
  stems: null,
  units: 'fachbereich|fakultät|lehrstuhl|abteilung|institut für|fachgebiet',
  modifiers:
    'rezeption reservierung reservierungen notruf notfall termine biergarten feuerwehr polizei tarife ihre ihr ' +
    'ihrer unsere',
  uses: {
    inSentences: 'Verlag',
    beforeFor: null,
    qualifiers: null,
    places: null,
    owned: null,
  },
  neighbours: {
    abbreviations: 'gebr inh ing dipl bau elektr masch ges',
    relations: 'projekt|webseite|initiative|teil|niederlassung|zweigniederlassung|abteilung|vertreter|filiale',
    located: 'ansässigen?|basierten?|based?',
    associations:
      'verein|verband|bund|club|freunde|kreis|vereinigung|gemeinschaft|gesellschaft|initiative|hilfe|werk|netzwerk|' +
      'zentrum|forum|jugend|chor',
    adjectives: null,
  },
  partnerships: {
    joins: 'und',
    tails: 'Söhne|Sohn|Töchter|Tochter|Kollegen|Collegen|Kolleginnen|Partner|Partnerinnen|Cie',
    signTails: null,
    strangers:
      'kunden freunde mitglieder sponsoren forderer lieferanten freunden mitgliedern forderern kollegen referenzen ' +
      'hersteller presse medien handler unterstutzer investoren vater mutter eltern familie gesellschafter',
  },
  uncased: null,
}
