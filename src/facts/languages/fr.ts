import type { Language } from '../language.ts'

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
  formerJobs: 'auparavant|précédemment|ancien|a travaillé|avant de rejoindre|avant d’|passé par|passée par',
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
    'brasserie éditions école',
  organisationKinds: {
    heads: 'Université Fondation Fédération Syndicat Lycée Mairie Cabinet Clinique Banque',
    clear: 'Institut',
    firms: 'Groupe Éditions',
    trades:
      'Régie Caisse Crédit Mutuelle Coopérative Auberge Hôtel Domaine Château Atelier Ateliers Librairie Boulangerie ' +
      'Boucherie Menuiserie Charpente Imprimerie Pharmacie Hôpital Ville Région Département Chambre Initiative ' +
      'Agence Maison Ferme Brasserie Fromagerie Cave Caves Vignobles Transports Établissements Cinéma Théâtre Musée ' +
      'Médiathèque Paroisse Comité Communauté Métropole Commune',
    small: null,
    endings: null,
    stems: null,
    units: 'département|faculté|ufr|service d(?:e|es|u)',
    modifiers: 'accueil reservation reservations urgences tarifs bilingue',
    uses: {
      inSentences: 'Groupe',
      beforeFor: null,
      qualifiers: null,
      places: null,
      owned: null,
    },
    neighbours: {
      abbreviations: 'cie ets ste soc',
      relations: 'projet|site|initiative|filiale|partie|membre|marque|représentant',
      located: null,
      associations: null,
      adjectives: 'al|ale|el|elle|ique|ain|aine',
    },
    partnerships: {
      joins: 'et',
      tails: 'Fils|Filles|Associés|Associées|Cie|Compagnie',
      signTails: null,
      strangers: 'fournisseurs amis membres pere mere',
    },
    uncased: null,
  },
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
  personTexts: {
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
      introductions: "je suis|je m'appelle|moi c'est|fondee? par|dirigee? par|representee? par|cree par",
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
      roles: 'fonction|poste|metier',
      caselessRoles: null,
      contactPersons: null,
      possessives: 'votre|nos|notre',
    },
    visitors: {
      marks: 'avis|temoignages?',
      staffMarks: null,
      headings: 'avis (?:clients?|de|des|google|patients?)|temoignages?|ils (?:parlent de|temoignent)',
      speakers: 'intervenants?|conferenciers?',
      speakerPaths: 'intervenants',
      staff: 'equipe',
      titles: 'acheteu(?:r|se)(?: verifiee?)?',
      stars: 'etoiles',
      counts: 'avis',
      dates: '^il y a (?:une?|\\d{1,3}) ',
      spokespeople: 'directeur|directrice|gerante?|fondateur|fondatrice',
    },
    titles: {
      degreeFields: null,
      abbreviations: null,
      officers: null,
      copulas: 'est|sont|étaient|furent',
      of: 'chez|de|du',
      joiners: 'de|des|du|et',
      citing: 'selon',
      determiners: 'notre|votre|nos|le|la',
      articles: 'le|la|notre',
      verbs: 'est|a ete|devient|reste|sera',
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
        'cdre docteur enf epoux madame mademoiselle maitre me mej messieurs mgr mlle mm mme mmes mons monsieur mtre',
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
        'delegue deleguee dentiste depute deputee developpeur developpeuse directeur directrice directrices docteur ' +
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
      departments:
        'accueil achats assurance catering cliente clientele communication comptabilite facturation formation ' +
        'humaines juridique livraison logistique personnel presse production qualite recherche ventes',
      qualifiers: 'et des du la le ressources',
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
  },
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
  addressTexts: {
    labels: {
      clear: 'adresse',
      qualifiers: null,
      locations: 'siège',
      sure: 'siège social',
      others: 'adresse? (?:e-?mail|ip|mail|électronique)',
      tails: 'adresse social fiscal postal postale',
      fields: 'ville|pays|code postal|rue',
    },
    units: {
      words:
        'cit[ée](?= \\d)|bureau|succ|succursale|immeuble|imm|b[âa]t|b[âa]timent|[ée]tage|[ée]sc|r[ée]sidence|' +
        'r[ée]s|entr[ée]e|parc|zone|zoning|z\\.?[ai]\\.?c?|espace|tour|centre commercial|lieu[-]dit|appartement|' +
        "porte|(?:en )?face (?:[àa]u?x?|de|du|d[’']|l[’']|h[ôo]tel)|derri[èe]re|[àa] c[ôo]t[ée] d[eu]|derrière|" +
        'bo[iî]te|bte',
      floors: '[ée]tage|étg',
      floorOrdinals: null,
      doors: null,
      buildings: 'bâtiment',
      beforeStreets: null,
      behindStreets: 'bte|bo[iî]te|app?t?|bureau',
      behindNumbers: null,
    },
    streetWords: {
      signs: null,
      plainEndings: null,
      small:
        'rue|avenue|ave?|boulevard|boul|bld|blvd|bvd|bd|impasse|all[ée]e|chemin|che?|route|rte|place|quai|ruelle|' +
        'sentier|mont[ée]e|venelle|chauss[ée]e|rang',
      smallBehind: null,
      smallEndings: null,
      smallDoubtful: 'place|quai|rang|route \\d|av\\b|ave\\b|che?\\b',
      numbered: null,
      beforeNumbers: null,
      routes: 'route rte',
      nameless: null,
      lookalikes: null,
    },
    streetNames: {
      connectors: 'de du des la le les et sur sous aux à lès lez',
      beforeCompounds: null,
      directions: 'Nord Sud Est Ouest',
      numerals: null,
      months: 'janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre',
      never: 'sarl sas sa',
      estates: 'le|la|les|lieu[- ]dit|domaine|château|mas|ferme|moulin|manoir|hameau|mairie|quartier|abbaye',
      abbreviations: 'st ste',
    },
    roads: {
      beforeKilometres: 'Route|RN',
      behindKilometres: null,
      behindDistances: null,
      betweenTowns: null,
      numbered: 'Route (?:Nationale|Départementale|Provinciale|Régionale)|Nationale|Départementale',
      zones:
        "zone (?:artisanale|industrielle|commerciale|d['’]activit[ée]s?)|parc (?:d['’]activit[ée]s|industriel)|" +
        'zoning(?: industriel)?',
    },
    numberMarks: {
      beforeNumbers: null,
      alone: null,
      houses: null,
      beforeColons: 'n[°º]|bp',
    },
    boxes: {
      forms: 'Bo[iî]te postale|B\\. ?P\\.?|BP|Case postale|C\\. ?P\\.|CP(?= \\d{1,3}(?!\\d))|CS|TSA',
      endings: 'postale?',
    },
    places: {
      connectors: 'sur sous de du des la le les lès lez en aux et',
      beforeNames: null,
      beforeCities: null,
      behindCities: 'cedex',
      quarters: null,
    },
    sentences: {
      leads: null,
      streetLeads: 'au|aux|à la|sise?|située?s?|dans la',
      smallStreetLeads: 'aux?|à la|dans la|sur la|sise?|située?s?',
      units: null,
      connectors: 'de la le les des du et sur sous',
      prose:
        'a|ont|est(?!$)|sont|était|étaient|sera|avec|dans|pour|par|qui|que|puis|mais|ou|où|jusqu|parking|' +
        'stationnement|cinéma|fer|fermée?s?|direction|vous|nous|votre|notre(?! [dD]ame)',
      yearLeads: 'depuis|en|dès',
      abbreviations: 'boul|rues?|bvd|entr',
    },
    surroundings: {
      contacts: 'tél|téléphone|courriel|horaires',
      phones: 'tél',
      notPlaces: 'Tél|Plan',
      countsBefore: null,
      countsBehind: null,
      rangeWords: 'à|au',
      bylines: 'par',
    },
    unspaced: null,
  },
  boxWords: null,
  partnerHeadings:
    'partenaires|sponsors|mécènes|soutiens|financeurs|donateurs|clients|références|fournisseurs|exposants|' +
    'investisseurs|filiales|membres institutionnels|organisations membres|associations membres|bailleurs|' +
    'bailleurs de fonds|parrains|ils nous font confiance|ils nous soutiennent|avec le soutien de|' +
    'en partenariat avec|soutenu par|partenariats|adhésions|avec le concours de|avec l’aide de|' +
    'avec la participation de|soutenue par|sponsorisé par|en collaboration avec|grâce au soutien de',
  partnerHeadingWords:
    'nos les des de et du la le merci à tous principaux officiels institutionnels financiers techniques locaux ' +
    'médias actuels',
  organisationTexts: {
    insideNames: {
      connectors: 'et de du des la le les à au aux',
      clubConnectors: null,
      articles: 'la le les',
      complements: 'de des du',
      nounEndings: null,
      touchingEndings: null,
      municipalities: null,
      activities: null,
      descriptions: 'Agence|Cabinet|Bureau|Atelier',
      descriptionLinks: "de|d[’']",
      abbreviations: 'Ste?',
    },
    emptyNames: {
      pageWords:
        'ce cet cette équipe notre accueil contactez nous mentions légales plan du à propos qui sommes ' +
        'actualités siège social adresse nos où trouver',
      firmWords: null,
      wholeNames: null,
      possessives: 'mon|votre',
      siteNouns: 'site web|boutique|entreprise|société',
      defaults: "administrateur|nom de l[’']entreprise",
      logoPhrases: "(?:retour (?:à|vers) l[’']|page d[’']|vers l[’'])?accueil(?: d[eu])?",
    },
    beforeNames: {
      stops:
        'chez par avec notre votre nos vos nous vous bienvenue contactez éditeur directeur directrice gérant ' +
        'gérante président hébergeur hébergement raison dénomination siège mentions responsable',
      leadingWords: null,
      firmNouns: 'société entreprise',
      firmNounEndings: null,
      welcomes: 'bienvenue (?:chez|sur|à|au)',
      headingLeads: 'à propos de',
      ownerLeads: null,
      looseLeads: 'chez',
      depictions: null,
      depictionLinks: 'de|du',
      headOffices: 'siège social',
      employerLinks: 'chez',
    },
    behindNames: {
      makers: null,
      madeThings: null,
      contactLabels: 'téléphone',
      homePages: "page d[’']accueil",
      otherPages: 'accueil',
      contactForms: 'formulaire de contact',
      crowds: null,
      divisions: null,
      closures: 'en liquidation(?: judiciaire)?',
    },
    sentences: {
      verbs: 'sont|ont|lance',
      beVerbs: 'est|sont',
      beComplements: 'une?|le|la',
      situated: null,
      seats: 'est situé[e]?',
      seatLinks: 'en à au',
    },
    labels: {
      names:
        'raison sociale|dénomination(?: sociale)?|société|éditeur(?: du site)?|nom de la société|entreprise|' +
        'propriétaire(?: du site)?|organisme',
      roles: 'employeur|organisateur|organisé par|édité par|agence|bureau',
      sellers: 'distributeur|revendeur',
      columns: 'entreprises|sociétés|établissements?|organismes',
      vague: null,
    },
    clients: {
      nouns: 'clients commanditaires partenaires mécènes',
      labels:
        "maître d’ouvrage|maître d'ouvrage|maître d’œuvre|maître d'œuvre|commanditaire|publicité|régie|" +
        'régie publicitaire|avec le soutien de|banque|assureur',
      verbs: 'sont|figurent',
      adverbs: 'notamment',
    },
    notices: {
      followers: 'mentions légales',
      wholeFollowers: null,
      leads: 'par',
      subjects: null,
      software: 'logiciel|thème|propulsé',
      authorLinks: 'par',
      rightsHolders: 'titulaire des droits',
      pictures: null,
      pictureSources: null,
      pictureCredits: 'crédits?(?: photo)?',
      licences: null,
    },
    blocks: {
      words: 'adresse contact competent competente',
      listClasses: 'revendeurs?|entreprises?',
    },
    phones: {
      shared: 'standard(?: telephonique)?|accueil|numero general|service clients?',
      phoneWords: null,
      links: 'au',
      representatives: 'gerante?$|responsable$',
      representativeLines: 'directeur|directrice|direct(?:eur|rice) de(?: la)? publication',
      formsOfAddress: 'm mme',
    },
  },
  invitations: 'devenir devenez pour pourquoi recherche votre vos',
  rightsReserved: 'tous (?:les )?droits (?:sont )?réservés',
  copyrightWords: null,
  organisationSentences: {
    leads: {
      actors:
        '(?:filiale|partenaire|client) d[eu]|soutenu par|organisé par|propriété d[eu]|en partenariat avec|' +
        '\\p{L}{1,30}é(?:e|s|es)? par',
      hosts: null,
      hostVerbs: 'est',
      deals: "(?:soutien|appui|concours|aide|prêt(?: d[’']honneur)?) (?:d[eu]s?|d)|auprès d[eu]s?",
      members: 'membre',
      articles: 'la le les',
      actions: null,
      speakers: 'porte-parole d(?:e|u|es)|carrière chez',
      speakerWords: 'porte-parole carrière',
      addressees: 'à|auprès d[eu]',
      addresseeArticles: 'la le les',
    },
    links: { genitives: 'de des du', complements: null, articles: 'la le les' },
    nouns: {
      firms: 'agence bureau société fabricant',
      firmsInLists: 'coopérative société',
      venues: 'restaurant hôtel librairie boulangerie pâtisserie galerie auberge brasserie bistrot atelier',
      venuePeople: 'chef|cuisinier|cuisinière|patronne?|gérante?',
    },
    forms: {
      others: null,
      inclusions: null,
      qualities: 'asbl',
      described: '[ée]dition|s[ée]rie|offre|quantit[ée]|dur[ée]e|garantie|collection|responsabilit[ée]',
      labels: null,
    },
    credits: {
      made: 'réalisé|développé|hébergé|conçu',
      making: 'conception|réalisation|création|développement|hébergement|hébergeur',
      makers: 'par',
      objects: 'et agence',
      behind: null,
      signs: null,
    },
    places: {
      owners: 'gérante?',
      offices: null,
      branches: 'filiale',
      officeSigns: null,
      formerHouses: "(?:L['’])?Ancien(?:ne)? \\p{L}",
      words:
        'agence bureau succursale boutique magasin siege secondaire principal principale centrale social sociale ' +
        'technique administratif administrative commercial commerciale distribution logistique service formation ' +
        'municipal communal',
    },
    preambles: {
      copulas: 'est sont',
      documents: 'Note|Pol[ií]tique|Conditions|Mentions|Droits',
      formLabels: 'Forme juridique',
    },
    careers: {
      since: 'depuis',
      to: 'à',
      untilNow: "aujourd[’']hui|présent",
      workplaces: 'chez',
      origins: null,
      studies: 'licence|doctorat',
      chiefs: 'PDG|(?:co-?)?fondat(?:eur|rice)|gérante?',
      verbs: null,
      complements: 'de du',
      otherLinks: 'pour',
    },
    pages: {
      imprint: 'mentions legales',
      legal: 'confidentialite|cgv|cgu|conditions|rgpd',
      contact: 'contact(?:ez|er)?',
      partners: 'partenaires?|liens|collaborations?',
      clients: 'clients?|references?',
      people: 'bureau|equipe',
      about: 'qui sommes nous',
    },
    relations: {
      authority: 'autorité de contrôle',
      agency: 'hébergeur|hébergement|hébergé|réalisation',
      bank: 'banque',
      member: 'affilié à|affiliée à|membre d(?:e|u|es)',
      partner: 'partenaires?',
      client: 'clients?',
      banks: 'banque|bancaire',
      authorities: 'autorite|cnil|tribunal',
    },
    bodies: { names: 'comite|conseil|commission|jury', endings: null, ranks: null, members: 'membres?' },
    titles: { labels: 'représentée? par|notre|nos', others: null, fragmentStarts: 'des du qui et', behind: null },
    logos: null,
  },
  contactTexts: {
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
  },
  postcodeLabels: 'code postal',
}
