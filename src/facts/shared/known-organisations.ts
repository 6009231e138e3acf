/**
 * Institutions of the world whose names do not say that they are organisations, so that only knowing them helps: bodies
 * of the United Nations, agencies, research bodies, universities by their short names, charities, broadcasters and
 * standards bodies. As written, separated by `|`. Firms are left out, since pages mostly name their products; so are
 * initials that are also words or common abbreviations (`ISO`, `ABC`).
 */
export const KNOWN_ORGANISATIONS =
  // International bodies
  'United Nations|Vereinte Nationen|Vereinten Nationen|Nations Unies|Nations unies|Naciones Unidas|Nações Unidas|' +
  'Nazioni Unite|Verenigde Naties|Förenta nationerna|UNESCO|UNICEF|UNHCR|UNDP|UNEP|UNFPA|UNIDO|UNCTAD|UNAIDS|UNODC|' +
  'UNRWA|UNITAR|UNECE|UNFCCC|UN Women|UN-Habitat|UNHabitat|WHO|PAHO|IAEA|UNOPS|UNWTO|WIPO|IFAD|IPCC|IUCN|OECD|OCDE|' +
  'NATO|OTAN|OSCE|OSZE|ASEAN|ECOWAS|COMESA|Unesco|Unicef|World Food Programme|World Economic Forum|' +
  'World Trade Organization|World Trade Organisation|International Monetary Fund|Europol|Eurojust|Frontex|Interpol|' +
  'INTERPOL|Eurostat|Eurocontrol|EUROCONTROL|EUMETSAT|ECMWF|ICRC|IFRC|' +
  // Research bodies and agencies
  'NASA|NOAA|USDA|USAID|DARPA|USGS|NIST|JAXA|ISRO|CSIRO|CERN|CNRS|INRIA|Inria|INSERM|Inserm|INRAE|INRA|CIRAD|IFREMER|' +
  'Ifremer|CNES|DESY|CSIC|ENEA|ICTP|SISSA|TNO|EMBL|EMBRAPA|Embrapa|FAPESP|CNPq|CONICET|CSIR|DAAD|NWO|SINTEF|' +
  'UKRI|EPSRC|BBSRC|NERC|NHMRC|NSERC|JSPS|KAIST|RIKEN|Swissnex|Innosuisse|Vinnova|' +
  // Universities
  'MIT|Caltech|UCLA|UCSD|UCSF|UC Berkeley|UC Davis|UC Irvine|UC San Diego|UC Santa Barbara|UC Santa Cruz|Georgia Tech|' +
  'Virginia Tech|Texas A&M|Penn State|UMass Amherst|UT Austin|UIUC|SUNY|CUNY|NYU|USC|Rutgers|' +
  'Ohio State|Michigan State|Carnegie Mellon|Johns Hopkins|ETH Zürich|ETH Zurich|ETHZ|EPFL|KU Leuven|' +
  'KULeuven|UCLouvain|TU Delft|TU Eindhoven|TU/e|TU Wien|TU Graz|TU Berlin|TU München|TU Munich|TU Darmstadt|' +
  'TU Dresden|TU Dortmund|TU Braunschweig|TU Chemnitz|TU Ilmenau|RWTH Aachen|HU Berlin|FU Berlin|LMU München|' +
  'LMU Munich|ZHAW|HEC Paris|HEC Montréal|ESCP|INSEAD|Sciences Po|Politecnico di Milano|Politecnico di Torino|UCL|' +
  'UP Diliman|IIT Bombay|IIT Delhi|IIT Kanpur|IIT Madras|IIT Kharagpur|IISc|UNSW|UBC|UQAM|' +
  'Unicamp|UNICAMP|UFRJ|UFMG|UFRGS|UNAM|UPF|DTU|NTNU|KTH|LUMC|Technion|' +
  // Charities and public bodies
  'Oxfam|Greenpeace|Amnesty International|Médecins Sans Frontières|Médecins sans frontières|Human Rights Watch|' +
  'Transparency International|Save the Children|Red Cross|British Red Cross|American Red Cross|Rotes Kreuz|' +
  'Deutsches Rotes Kreuz|Croix-Rouge française|Croix-Rouge|Cruz Roja|Croce Rossa Italiana|Rode Kruis|Röda Korset|' +
  'Salvation Army|The Salvation Army|Heilsarmee|Caritas|Diakonie|Misereor|Brot für die Welt|YMCA|YWCA|CVJM|' +
  'Rotary International|Lions Clubs International|Habitat for Humanity|Ashoka|NHS|NHS England|RSPCA|RSPB|RNLI|' +
  'English Heritage|Historic England|Sport England|Arts Council England|Natural England|Citizens Advice|' +
  "Scottish Enterprise|Creative Scotland|Barnardo’s|Barnardo's|Age UK|Cancer Research UK|Macmillan Cancer Support|" +
  'Mencap|Unicode Consortium|Wikimedia|' +
  // Broadcasters, agencies and papers
  'BBC|NPR|ZDF|WDR|NDR|Reuters|Deutschlandfunk|New York Times|The New York Times|Wall Street Journal|' +
  'The Wall Street Journal|Washington Post|Financial Times|Le Monde|Süddeutsche Zeitung|Associated Press|' +
  // Sport and standards
  'FIFA|UEFA|DOSB|IEEE|IETF|W3C|ICANN|ACM|USENIX'
