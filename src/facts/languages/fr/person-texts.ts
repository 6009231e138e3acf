import type { PersonTexts } from '../../person-texts.ts'

/** What texts in French say about people. */
export const PERSON_TEXTS: PersonTexts = {
  before: {
    thanks: 'merci(?: beaucoup)? a|bravo a|felicitations a|(?:nous )?remercions',
    jointWork: '(?:entretien|interview|atelier|stage|cours|soiree|rencontre|collaboration|ensemble) avec',
    makers:
      '(?:assuree?s?|animee?s?|presentee?s?|encadree?s?|proposee?s?|organisee?s?|accompagnee?s?|remplacee?s?|' +
      'tenue?s?) par',
    sharedTitles: 'membres|conseillers|conseilleres|adjoints|adjointes|associees?|freres|soeurs|epoux',
    namesakes: 'en hommage a|statue de|buste de|tombe de|tombeau de|oeuvres? de',
    speech:
      "dit|explique|sourit|promet|confie|raconte|insiste|estime|poursuit|se rejouit|s'amuse|conclut|rappelle|lance|" +
      "resume|assure|souligne|ajoute|precise|indique|affirme|selon|d'apres",
    contacts:
      "a l'attention de|a l'ordre de|contacter|joindre|aupres de|appelez|ecrivez a|demandez|contactez|s'adresser a|" +
      'adressez-vous a',
    introductions:
      "je suis|je m'appelle|moi c'est|fondee? par|dirigee? par|representee? par|cree par|" +
      "sous la (?:direction|baguette|houlette|presidence|conduite) d[eu']",
    landmarks: 'en face de|a cote de',
    welcomes: 'bienvenue (?:chez|sur|a)',
    offices: 'cabinet',
    officeKinds: 'dentaire',
  },
  behind: {
    relatives: 'qui|dont',
    relativesBehindComma: null,
    ages: 'ans',
    afterAges: 'de',
    actions:
      '(?:a|ont|avait|avaient) (?:remercie|salue|rappele|presente|accueilli|ouvert|repris|rejoint|quitte|remis|' +
      'evoque|recu|gagne|remporte|chante|joue|pris|vendu|achete|cree|choisi|decide|propose|souhaite|voulu|confie|' +
      'raconte|explique|assure|annonce|conclu)|remercie|salue|accueille|rejoint|quitte|reprend|prend|remet|evoque|' +
      'souhaite|habite|vit|chante|joue|remporte|sourit|promet|confie|raconte|insiste|estime|poursuit|se rejouit|' +
      "s'amuse|se souvient|conclut|rappelle|admet|espere|tient a",
    predicates:
      'dirige|a fonde|a ouvert|a repris|a succede|anime|presente|vous (?:guide|accueille|accompagne)|a rejoint|' +
      'a prete serment|est ne|travaille',
    speech: 'dit|a declare|declare|explique|affirme|souligne|raconte|precise',
    possessions: null,
    adjectives: null,
    firms: 'cie\\b|fils',
    units: 'ans',
    centuries: 'siecle',
  },
  appointments: {
    appointed: '(?:nomination|depart|election|arrivee) de',
    passives: 'fut',
    adverbs: null,
    elected: 'nommee?|elue?',
    isNamed: 'est|reste|sera',
    since: 'depuis|toujours',
  },
  companions: {
    joiners: 'et|avec',
    possessives: 'son|sa|ses',
    adjectives: null,
    people: 'equipe|epouse|epoux|mari|fils|fille|famille|frere',
  },
  kin: {
    possessives: 'mon|ma|mes|son|sa|ses|notre|nos|leurs?|votre',
    relatives:
      'epouse|epoux|mari|femme|fils|fille|frere|soeur|pere|mere|oncle|tante|cousine?|neveu|niece|amie?s?|compagne|' +
      'compagnon|collegues?|voisine?|associee?|successeur|beau-(?:pere|frere|fils)|belle-(?:mere|soeur|fille)|' +
      'complice',
  },
  credits: {
    bylines:
      '(?:publie|ecrit|poste|redige|recueilli|recueillis|propose|article|texte|signe|mis en ligne|' +
      'depose)e?(?: le [a-z0-9/. ]{4,20})? par',
    by: 'par',
    labels: 'auteur|ecrit par|publie par',
    websites: 'realise|realisation|cree|creation|conception|developpement',
    websiteParts: 'du|de',
    websiteBy: 'par',
  },
  pictures: {
    signs: null,
    credits: 'photographie|credits? photos?',
    portraits: null,
    of: 'de',
    leftToRight: 'de gauche a droite|de g\\. a d\\.',
    positions: 'a gauche|a droite|au centre',
  },
  letters: {
    closings: 'cordialement|bien a vous',
    greetings: 'salut bisous cordialement amities bonsoir coucou',
  },
  nameLabels: {
    given: 'prenom prenoms',
    family: null,
    givenOrWhole: null,
    names: 'nom noms',
    joining: 'et complet',
    qualifiers: null,
    whole: 'nom complet',
    columns: null,
    caseless: null,
  },
  labels: {
    personal: 'fonction|poste|ne le',
    reached: 'courriel',
    ofThings: 'prix',
    columns: 'fonction',
    roles: 'fonction|poste|metier|fonctions?|role|responsabilites?|service|mission',
    caselessRoles: null,
    contactPersons: null,
    possessives: 'votre|nos|notre',
  },
  visitors: {
    marks: 'avis|temoignages?',
    staffMarks: null,
    headings: 'avis (?:clients?|de|des|google|patients?)|temoignages?|ils (?:parlent de|temoignent)',
    speakers: 'intervenants?|conferenciers?',
    speakerTitles:
      'intervenante?|conferencier|conferenciere|oratrice|orateur|invitee?|animatrice|animateur|moderatrice|moderateur',
    speakerPaths: 'intervenants',
    staff: 'equipe',
    titles: 'acheteu(?:r|se)(?: verifiee?)?',
    stars: 'etoiles',
    counts: 'avis',
    dates: '^il y a (?:une?|\\d{1,3}) ',
    spokespeople: 'directeur|directrice|gerante?|fondateur|fondatrice|presidente?',
  },
  titles: {
    degreeFields: null,
    abbreviations: null,
    officers: null,
    copulas: 'est|sont|étaient|furent',
    of: 'chez|de|du',
    joiners: 'de|des|du|et',
    citing: 'selon',
    determiners: 'notre|votre|nos|le|la|du|au|son|sa|leur',
    articles: 'le|la|notre',
    verbs: 'est depuis \\d{4}|est (?:aussi|egalement|actuellement)|est|a ete|devient|reste|sera|travaille comme',
    notBefore: 'qui|dont',
    ends: 'et|de la',
  },
  things: {
    copulas: 'est',
    articles: 'une?',
    ends: 'et|de|du|qui',
    passives: 'est',
    adverbs: null,
    states: 'situee?|ouverte?|fermee?',
    nouns: 'entreprise|societe|filiale|marque',
    publishers: 'editions',
    firmsOfPeople: 'avocat|associes|agence|cabinet|equipe',
    attributes: 'couleurs?|marque|taille|materiau|matiere|prix|ville',
  },
  described: {
    articles: 'une?',
    notPeople: null,
    joiners: 'et',
    workEndings: 'eur|euse|ier|ière',
    of: 'de|du',
    pronouns: null,
    bornVerbs: 'est',
    born: 'née?|ne',
  },
  names: {
    titles:
      'abbe cdre docteur enf epoux madame mademoiselle maitre me mej messieurs mgr mlle mm mme mmes mons monsieur mtre pere soeur',
    suffixes: null,
    particles: 'du|des|le',
    honorifics: 'mme|monsieur|madame',
    firmPrefixes: null,
    placeJoiners: 'sur|sous|en|les|aux',
    placeBeginnings: null,
    patronymics: null,
    streets: null,
    familyNames: null,
    familyEndings: 'ville|court',
    familyBeginnings: "d'",
  },
  endings: {
    nouns: 'tiques?',
    nounsOrNames: null,
    roles: 'directeur',
    occupations: null,
    streets: null,
  },
  unspaced: null,
  caseless: null,
  work: {
    roles:
      'adjoint adjointe adjointes adm administrateur administratrice ambassadeur ambassadrice animateur animatrice ' +
      'apiculteur apprenti apprentie arbitre architecte artiste assistante associe associee attachee auteur ' +
      'auteure autrice avocat avocate benevole boucher boulanger boulangere bourgmestre casier chanteur chanteuse ' +
      'chargee chefe chefes cheffe chercheur chercheuse chirurgien-dentiste cofondateur coiffeur coiffeuse ' +
      'comedien comedienne commercial commerciale comptable conseiller conseillere conseilleres conservateur ' +
      'consultante conteur conteuse coordinateur coordinatrice coordonnateur coordonnatrice courtier courtiere ' +
      'daf delegue deleguee dentiste depute deputee developpeur developpeuse directeur directrice directrices docteur drh dsi ' +
      'echevin echevine eclairagiste educateur educatrice enologue enseignant enseignante entraineur entraineuse ' +
      'estheticienne etiopathe exploitant exploitante fondateur fondatrice formateur formatrice fromager ' +
      'generaliste gerant gerante gestionnaire graphiste gynecologue homeopathe huissier infirmier infirmiere ' +
      'intervenant intervenante journaliste juriste kinesitherapeute logopede magistrate maire maitre-assistant ' +
      'mandataire maraicher marraine medecin ministre moniteur monitrice monteur musicien musicienne naturopathe ' +
      'negociateur negociatrice notaire oenologue orthophoniste osteopathe parrain patissier patissiere pediatre ' +
      'peintre pharmacien pharmacienne photographe podologiste podologue porteparole professeur proprietaire ' +
      'proviseur psychologe psychologue redacteur redactrice representante responsable scenographe sculpteur ' +
      'secretaire sommeliere sophrologue specialiste suppleant technicien technicienne tesourier traducteur ' +
      'traductrice tresorier tresoriere veterinaire vigneron vigneronne viticulteur',
    occupations:
      'doctorant doctorante sage-femme chauffeur chauffeuse ' +
      'reparateur reparatrice greffier greffiere clerc senatrice prefet sous-prefet prefete instituteur ' +
      'institutrice professeure cpe surveillant surveillante puericultrice auxiliaire atsem aide-soignant ' +
      'aide-soignante dieteticien dieteticienne psychomotricienne psychomotricien opticien opticienne ' +
      'audioprothesiste ambulancier chocolatier cuisinier cuisiniere serveuse caviste viticultrice maraichere ' +
      'agriculteur agricultrice eleveur eleveuse apicultrice fromagere charcutier poissonnier fleuriste jardinier ' +
      'jardiniere paysagiste menuisier menuisiere ebeniste couvreur carreleur plombier plombiere chauffagiste ' +
      'electricien electricienne platrier serrurier ferronnier forgeron tapissier soudeur mecanicien mecanicienne ' +
      'carrossier garagiste magasinier cariste vendeur vendeuse caissier caissiere cogerant cogerante cofondatrice ' +
      'hotelier hoteliere receptionniste gouvernante collaboratrice acheteur acheteuse geometre dessinateur ' +
      'dessinatrice informaticien informaticienne webmestre interprete guide-conferencier guide-conferenciere ' +
      'accompagnateur accompagnatrice mediateur mediatrice bibliothecaire documentaliste archiviste conservatrice ' +
      'metteur choregraphe danseur danseuse organiste chef-fe regisseuse plasticien plasticienne sculptrice ' +
      'ceramiste potier potiere bijoutier bijoutiere vicaire diacre pasteur pasteure aumonier aumoniere sacristain ' +
      'catechiste correspondant correspondante porte-parole syndic agent-immobilier conseiller-vendeur stagiaire ' +
      'encadrant encadrante relieur relieuse doreur doreuse',
    departments:
      'accueil achats assurance catering cliente clientele communication comptabilite facturation formation ' +
      'humaines juridique livraison logistique personnel presse production qualite recherche ventes',
    duties:
      'administration secretariat comptabilite direction redaction accueil reservations entretien maintenance ' +
      'communication logistique achats ventes facturation benevolat presse location production atelier technique ' +
      'jeunesse coordination presidence organisation',
    former: 'ancien ancienne retraite retraitee',
    qualifiers: 'et des du la le ressources',
    adjectives:
      'generale technique artistique commerciale financier financiere delegue deleguee adjoint adjointe honoraire operationnel operationnelle administratif scientifique sportif sportive pedagogique',
    labels:
      'auteur auteurs autrice conseillers contacter correspondant direction gerance hote hotes interlocuteur ' +
      'interlocutrice nom prenom presidence publication publie redaction redige representant represente ' +
      'representee respons texte altistes basse solistes intervenants musiciens choristes',
  },
  entities: {
    heads: null,
    prefixes:
      'allee allees av ave avenue basilique bd bibliotheque blvd boucherie boulangerie boulevard cathedrale ' +
      'charcuterie chateau chemin cidade cite clinique coiffure college commune cours domaine ecole eglise espace ' +
      'esplanade faubourg fondation gymnase hopital impasse imprenta institut la les lycee mairie maison ' +
      'mediatheque mont musee paroisse passage pasteleria patisserie place plomberie point pont prefecture prix ' +
      'promenade quai route rue sainte salle sentier stade ste theatre universite ville',
  },
  marks: {
    bylines: 'auteur',
    people: null,
    roles: 'fonction',
    pages: 'equipe|qui-?sommes',
  },
}
