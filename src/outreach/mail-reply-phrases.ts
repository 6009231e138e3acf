/**
 * What people and their mail programs write in English, German, French, Spanish, Italian, Portuguese and Dutch, folded: in lower case, without accents,
 * apostrophes and punctuation.
 */
const phrases = (list: string): readonly string[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ` ${line} `)

/** They want no more, wherever in an answer it stands. */
export const WANTS_NO_MORE = phrases(`
  unsubscribe me
  unsubscribe us
  please unsubscribe
  kindly unsubscribe
  want to unsubscribe
  like to unsubscribe
  wish to unsubscribe
  like to be unsubscribed
  remove me
  remove us
  remove my email
  remove my address
  remove our email
  remove our address
  remove this address
  remove this email
  delete my email
  delete my address
  delete my data
  take me off
  take us off
  stop emailing
  stop mailing
  stop contacting
  stop sending
  stop spamming
  stop writing
  do not contact me
  do not contact us
  dont contact me
  dont contact us
  do not email me
  dont email me
  do not write to me
  do not send me any
  dont send me any
  no more emails
  no more mails
  no further emails
  opt me out
  opt out please
  please opt me out
  i opt out
  bitte abmelden
  mich abmelden
  uns abmelden
  melden sie mich ab
  melde mich ab
  bitte austragen
  mich austragen
  tragen sie mich aus
  aus dem verteiler
  aus ihrem verteiler
  aus ihrer liste
  aus ihrer datenbank
  vom verteiler
  von ihrer liste
  keine weiteren mails
  keine weiteren e mails
  keine weiteren emails
  keine weiteren nachrichten
  keine mails mehr
  keine e mails mehr
  keine emails mehr
  keine werbung
  nicht mehr kontaktieren
  nicht mehr anschreiben
  newsletter abbestellen
  loschen sie meine daten
  loschen sie meine adresse
  widerspreche der
  me desabonner
  nous desabonner
  desabonnez moi
  desabonnez nous
  desabonnement svp
  me desinscrire
  nous desinscrire
  desinscrivez moi
  desinscrivez nous
  veuillez me retirer
  retirez moi
  retirez nous
  me retirer de votre liste
  supprimez mon adresse
  supprimer mon adresse
  ne plus recevoir
  ne plus me contacter
  ne plus nous contacter
  ne me contactez plus
  ne menvoyez plus
  cessez de
  darme de baja
  darnos de baja
  deme de baja
  denme de baja
  dame de baja
  dar de baja
  quiero la baja
  cancelar mi suscripcion
  cancelar la suscripcion
  eliminenme
  eliminen mi correo
  eliminar mi correo
  borren mi correo
  borrar mis datos
  no me envien mas
  no me contacten
  no enviar mas
  no quiero recibir
  no deseo recibir
  dejen de
  cancellatemi
  cancellarmi
  mi cancelli
  cancellare la mia iscrizione
  cancellare il mio indirizzo
  disiscrivermi
  disiscrivetemi
  rimuovetemi
  rimuovermi
  rimuovere il mio indirizzo
  toglietemi
  non contattatemi
  non inviatemi piu
  non inviarmi piu
  non voglio piu ricevere
  non desidero ricevere
  non desidero piu ricevere
  smettete di
  cancelar a minha subscricao
  cancelar minha inscricao
  cancelar a inscricao
  cancelem a minha subscricao
  me descadastrar
  me descadastre
  descadastrem
  remover meu email
  remover meu e mail
  remover o meu email
  remover o meu e mail
  removam meu email
  removam o meu email
  retirem o meu email
  me remova
  me removam
  me retire da lista
  nao quero receber
  nao desejo receber
  nao me envie
  nao me enviem
  nao enviem mais
  parem de
  mij afmelden
  ons afmelden
  me afmelden
  meld mij af
  meld me af
  graag afmelden
  mij uitschrijven
  me uitschrijven
  schrijf mij uit
  schrijf me uit
  graag uitschrijven
  verwijder mij
  verwijder me
  verwijder mijn
  van de lijst halen
  uit uw bestand
  uit jullie bestand
  geen mails meer
  geen e mails meer
  geen emails meer
  geen berichten meer
  niet meer mailen
  niet meer benaderen
  niet langer ontvangen
  stop met mailen
`)

/** They want no more, where an answer is little else. */
export const NO_MORE_ALONE: ReadonlySet<string> = new Set([
  ...['stop', 'unsubscribe', 'unsubscribed', 'remove', 'opt out', 'optout', 'abmelden', 'abmeldung', 'austragen'],
  ...['abbestellen', 'desabonner', 'desabonnement', 'desinscription', 'desinscrire', 'desinscrivez', 'baja'],
  ...['cancelar', 'cancellami', 'cancellazione', 'cancella', 'disiscrizione', 'disiscrivimi', 'disiscriviti'],
  ...[
    'descadastrar',
    'descadastre',
    'remover',
    'sair',
    'afmelden',
    'uitschrijven',
    'rimuovere',
    'rimuovimi',
    'cancelar suscripcion',
  ],
])

/** They work there no more. */
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
  niet meer in dienst
`)

/** They are away. */
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
  automatic reply
  auto reply
  autoreply
  auto response
`)
