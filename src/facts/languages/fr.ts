import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './fr/address-texts.ts'
import { CONTACT_TEXTS } from './fr/contact-texts.ts'
import { ORGANISATION_KINDS } from './fr/organisation-kinds.ts'
import { ORGANISATION_SENTENCES } from './fr/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './fr/organisation-texts.ts'
import { PERSON_TEXTS } from './fr/person-texts.ts'

/** French. */
export const FR: Language = {
  code: 'fr',
  otherCodes: null,
  precedence: 3,
  commonWords: 'les des et une pour dans vous nous est avec sur votre notre aux nos plus',
  conjunctions: 'et',
  days: 'lun mar mer jeu ven sam dim lundi mardi mercredi jeudi vendredi samedi dimanche',
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  phoneLabels: {
    voice: 'tél téléphone_ standard appelez appeler appelez-nous numéro+vert n°+vert',
    mobile: 'mobiles_ portable cellulaire',
    fax: 'telecopie_ télécopie_ télécopieur',
    whatsapp: null,
    weak: 'contactez contacter réservation urgence urgences secretariat secrétariat fixe domicile',
  },
  phoneSigns: null,
  contactPages: { terms: 'contactez|nous contacter|nous joindre|coordonnees', anywhere: null },
  imprintPages: { terms: 'mentions legales', anywhere: null },
  officePages: { terms: 'nos agences|nos bureaux|plan d acces', anywhere: null },
  peoplePages: { terms: 'equipe|collaborateurs', anywhere: null },
  aboutPages: { terms: 'a propos|qui sommes nous|notre societe|l entreprise', anywhere: null },
  formerJobs:
    'auparavant|précédemment|ancien|a travaillé|avant de rejoindre|avant d’|passé par|passée par|' +
    'diplôm|a étudié|études|a été formée?|formation à|formation au|licence |master |doctorat|titulaire d',
  workLeads:
    "chez|au sein d[eu]s?|(?:enseigne|étudie|enseignante?|professeure?|diplômée?) (?:à|au|aux|de|du)(?: l[’'])?|(?:a|ont|avoir) (?:quitté|rejoint|intégré)|travaill\\p{L}{1,30} (?:pour|à|dans)|ancien(?:ne)?s? \\p{L}{1,30} d[eu]s?",
  memberships: 'membre|agréé|certifié',
  roleTexts: {
    before: "en tant que|en tant qu'|en qualité de|en qualité d'|comme",
    behind: null,
    determiners: "le la les l' un une des nos notre votre vos",
    members: 'membre adhérent adhérente',
    complements: 'pour de du',
    workplaces: 'chez',
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns:
    'musée théâtre bibliothèque médiathèque galerie librairie hôtel restaurant domaine château cinéma ' +
    'brasserie éditions école hôpital clinique',
  organisationKinds: ORGANISATION_KINDS,
  qualityEndings: null,
  personTitles: 'Me|Mᵉ|Mᵐᵉ|Père|père|Sœur|sœur|Frère|frère|Abbé|abbé|Pr|Pr.|Chanoine|Cne|Cdt|Pasteur|pasteur|Mᵍʳ',
  personLeads:
    '[a-z]{3,14}(?:ee?s?|ite?s?|ise?s?|ue?s?) par|direction|sous la plume de|arr\\.|arrangements? (?:de|par)|' +
    'creation de|textes? de|musique de|paroles de|mise en scene(?: de)?|avec la participation de|' +
    "en presence de|preface de|illustrations? de|aux cotes de|eleve de|epouse de|feu|c'est",
  personNouns: null,
  personNames: null,
  organisationNouns:
    'université école lycée collège mairie fondation cabinet hôtel boulangerie pharmacie atelier ateliers éditions ' +
    'compagnie société institut clinique syndicat fédération domaine château avocats notaires architectes brasserie ' +
    'auberge crêperie épicerie librairie fromagerie imprimerie menuiserie paroisse hôpital commune musée étude ' +
    'plomberie théâtre bibliothèque médiathèque boucherie charcuterie pâtisserie traiteur coiffure opticien ' +
    'couverture charpente maçonnerie chauffage paysagiste pépinière transports ambulances taxis camping gîte gîtes ' +
    'cave vignoble vignobles crédit caisse mutuelle comité ligue tourisme électricité métallerie carrelage',
  personTexts: PERSON_TEXTS,
  supporterWords: 'amis',
  rankWords: null,
  pageNames: 'conseil municipal municipale élus bureau comité praticiens médecins enseignants assemblée exécutif',
  addressLabels:
    'adresse postale|adresse du siège|coordonnées postales|siège social|point de vente|unité de production|adresse|' +
    'siège|postal',
  fieldLabels:
    'adresse électronique|courrier électronique|adresse e-mail|adresse email|adresse mail|nom complet|' +
    'nom et prénom|nom prénom|numéro de téléphone|horaires d’ouverture|heures d’ouverture|votre message|' +
    'objet du message|code postal|raison sociale|téléphone portable|téléphone fixe|adresse postale|siège social',
  townMarks: null,
  addressTexts: ADDRESS_TEXTS,
  boxWords: null,
  partnerHeadings:
    'partenaires|sponsors|mécènes|soutiens|financeurs|donateurs|clients|références|fournisseurs|exposants|' +
    'investisseurs|filiales|membres institutionnels|organisations membres|associations membres|bailleurs|' +
    'bailleurs de fonds|parrains|ils nous font confiance|ils nous soutiennent|avec le soutien de|' +
    'en partenariat avec|soutenu par|partenariats|adhésions|avec le concours de|avec l’aide de|' +
    'avec la participation de|soutenue par|sponsorisé par|en collaboration avec|grâce au soutien de|' +
    'nos remerciements à|avec nos remerciements à',
  partnerHeadingWords:
    'nos les des de et du la le merci à tous principaux officiels institutionnels financiers techniques locaux ' +
    'médias actuels',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: 'devenir devenez pour pourquoi recherche votre vos',
  rightsReserved: 'tous (?:les )?droits (?:sont )?réservés',
  copyrightWords: null,
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'code postal',
}
