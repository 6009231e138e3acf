/**
 * Phrases of people and their mail programs in English, German, French, Spanish, Italian, Portuguese and Dutch,
 * normalised: lower case, without accents, apostrophes and punctuation.
 */
export const phrases = (list: string): readonly string[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ` ${line} `)

/** The person no longer works there. */
export const HAS_LEFT = phrases(`
  no longer with the company
  no longer with our company
  no longer with us
  no longer works
  no longer work for
  no longer work at
  no longer working for
  no longer working at
  no longer works for
  no longer employed
  no longer an employee
  no longer part of
  no longer a member of
  is no longer at
  am no longer at
  is no longer with
  am no longer with
  has left the company
  has left our company
  has left the organisation
  has left the organization
  has left the business
  have left the company
  have left the organisation
  have left the organization
  left the company
  nicht mehr im unternehmen
  nicht mehr fur das unternehmen
  nicht mehr in unserem unternehmen
  nicht mehr in unserem hause
  nicht mehr bei uns
  nicht mehr fur uns
  nicht mehr bei der firma
  nicht langer im unternehmen
  das unternehmen verlassen
  unser unternehmen verlassen
  die firma verlassen
  aus dem unternehmen ausgeschieden
  aus unserem unternehmen ausgeschieden
  ist ausgeschieden
  ne travaille plus
  ne travaillent plus
  ne fais plus partie
  ne fait plus partie
  nest plus dans lentreprise
  nest plus dans la societe
  nest plus en poste
  nest plus employe
  ai quitte la societe
  ai quitte lentreprise
  a quitte la societe
  a quitte lentreprise
  a quitte notre societe
  a quitte ses fonctions
  ya no trabaja
  ya no trabajo
  ya no forma parte
  ya no formo parte
  ya no pertenece
  ya no esta en la empresa
  dejo de trabajar
  ha dejado la empresa
  he dejado la empresa
  ha causado baja
  non lavora piu
  non lavoro piu
  non fa piu parte
  non faccio piu parte
  ha lasciato lazienda
  ho lasciato lazienda
  ha lasciato la societa
  ho lasciato la societa
  non e piu in azienda
  nao trabalha mais
  nao trabalho mais
  ja nao trabalha
  ja nao trabalho
  nao faz mais parte
  nao faco mais parte
  ja nao faz parte
  ja nao faco parte
  deixou a empresa
  deixei a empresa
  nao esta mais na empresa
  niet meer werkzaam
  niet langer werkzaam
  werkt niet meer
  werk niet meer
  werkt niet langer
  is niet meer in dienst
  uit dienst getreden
  heeft het bedrijf verlaten
  heb het bedrijf verlaten
  has moved on
  has moved on from
  has since left
  have since left
  left our company
  left the organisation
  left the organization
  left the firm
  left the business
  my last day at
  my last day was
  his last day was
  her last day was
  has retired
  have retired
  no longer active
  no longer monitored as
  account is no longer
  nicht mehr fur
  nicht mehr hier
  nicht mehr in unserer
  arbeitet nicht mehr
  arbeite nicht mehr
  im ruhestand
  verlassen habe
  verlassen hat
  nest plus parmi nous
  ne fait plus parti
  ne fais plus parti
  a quitte l entreprise
  a quitte l organisation
  nao se encontra mais
  nao esta mais conosco
  no pertenece a
  se ha jubilado
  ya no se encuentra
  in pensione
  met pensioen
  nie pracuje juz
  juz nie pracuje
  nie jest juz pracownikiem
  nie jestem juz pracownikiem
  zakonczyl prace
  zakonczyla prace
  zakonczylem prace
  zakonczylam prace
  odszedl z firmy
  odeszla z firmy
  arbetar inte langre
  jobbar inte langre
  har slutat
  slutat pa
  inte langre kvar
  arbejder ikke laengere
  er fratradt
  er stoppet hos
  ikke laengere ansat
  ikke lenger ansatt
  jobber ikke lenger
  har sluttet
  artik calismiyor
  artik calismamaktadir
  artik calismamaktayim
  isten ayrildi
  isten ayrilmistir
  gorevinden ayrilmistir
  sirketimizden ayrilmistir
  sirketten ayrildi
  لم يعد يعمل
  لم تعد تعمل
  لم أعد أعمل
  غادر الشركة
  ab yahan kaam nahi
  ab kaam nahi karte
  company chhod
  company chod
  yahan kaam nahi karte
  niet meer in dienst
`)

/** The person is away. */
export const IS_AWAY = phrases(`
  out of office
  out of the office
  out of my office
  away from the office
  away from my desk
  currently away
  on annual leave
  on leave
  on vacation
  on holiday
  on holidays
  on parental leave
  on maternity leave
  on paternity leave
  on sick leave
  on a business trip
  will be back
  i am away
  im away
  limited access to my email
  limited access to email
  no access to my email
  abwesend
  abwesenheit
  abwesenheitsnotiz
  automatische antwort
  nicht im buro
  nicht im haus
  nicht im hause
  ausser haus
  im urlaub
  in urlaub
  urlaubsbedingt
  in elternzeit
  im mutterschutz
  auf dienstreise
  derzeit nicht erreichbar
  momentan nicht erreichbar
  nicht erreichbar bis
  wieder erreichbar
  wieder fur sie da
  absent du bureau
  absente du bureau
  je suis absent
  je suis absente
  suis actuellement absent
  suis actuellement absente
  absence du bureau
  reponse automatique
  message dabsence
  en conges
  en conge
  en vacances
  de retour le
  en deplacement
  fuera de la oficina
  fuera de oficina
  ausente de la oficina
  estoy ausente
  estare ausente
  de vacaciones
  respuesta automatica
  de baja medica
  de baja por
  estare de vuelta
  de regreso el
  fuori ufficio
  fuori sede
  sono assente
  saro assente
  assente dallufficio
  in ferie
  in vacanza
  risposta automatica
  in maternita
  saro di ritorno
  rientrero
  fora do escritorio
  fora de escritorio
  ausente do escritorio
  estou ausente
  estarei ausente
  de ferias
  em ferias
  resposta automatica
  de licenca
  em licenca
  estarei de volta
  niet op kantoor
  niet aanwezig
  afwezig
  afwezigheid
  afwezigheidsbericht
  automatisch antwoord
  op vakantie
  met vakantie
  met verlof
  op verlof
  zwangerschapsverlof
  ouderschapsverlof
  weer bereikbaar
  weer terug
  beperkt bereikbaar
  jestem nieobecny
  jestem nieobecna
  nieobecny do
  nieobecna do
  przebywam na urlopie
  na urlopie
  poza biurem
  bede nieobecny
  bede nieobecna
  wroce do biura
  jag ar tillbaka
  ar tillbaka den
  tillbaka pa kontoret
  pa semester
  har semester
  ar ledig
  foraldraledig
  tjanstledig
  ej pa kontoret
  inte pa kontoret
  jeg er tilbage
  er tilbage den
  er tilbake
  tilbake pa kontoret
  tilbage pa kontoret
  pa ferie
  holder ferie
  har ferie
  pa barsel
  ikke pa kontoret
  ofis disindayim
  ofiste degilim
  izindeyim
  izinli
  yillik izin
  tatildeyim
  tarihine kadar
  donecegim
  doneceğim
  خارج المكتب
  في إجازة
  في اجازة
  سأعود
  chutti par
  chutti pe
  office se bahar
  leave par
  out of town
  out of station
  away until
  will be away
  i am travelling
  i am traveling
  im travelling
  currently travelling
  currently traveling
  be slow to respond
  slow to reply
  until i return
  when i return
  when i am back
  upon my return
  on my return
  away till
  will return on
  will be returning
  return to the office
  back in the office
  back on
  on paid leave
  on study leave
  on sabbatical
  on medical leave
  on compassionate leave
  nicht am platz
  wieder im buro
  bin ich wieder
  zuruck bin ich
  kehre zuruck
  bin zuruck
  je serai absent
  je serai absente
  serai de retour
  absent jusqu
  absente jusqu
  absente jusquau
  absent jusquau
  regresare
  volvere
  me encuentro fuera
  retornarei
  retorno em
  voltarei
  torno il
  torno in ufficio
  tornero
  ben ik weer
  ben terug
`)
