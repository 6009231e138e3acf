import { HAS_LEFT, IS_AWAY, phrases } from './reply-phrases.ts'

export { HAS_LEFT, IS_AWAY }

/** How the subjects of automatic responses begin, normalised. */
export const AUTOMATIC_SUBJECT: readonly string[] = phrases(`
  automatic reply
  automatic response
  automated reply
  automated response
  auto reply
  auto response
  autoreply
  autoresponse
  auto
  vacation reply
  vacation response
  automatische antwort
  automatische ruckantwort
  auto antwort
  autoantwort
  automatisch antwoord
  automatische reactie
  autosvar
  automatiskt svar
  automatisk svar
  svar automatisk
  automatisk besked
  reponse automatique
  respuesta automatica
  autorespuesta
  contestacion automatica
  resposta automatica
  risposta automatica
  odpowiedz automatyczna
  automatyczna odpowiedz
  autoodpowiedz
  otomatik yanit
  otomatik cevap
  otomatik yanitlama
  automaattinen vastaus
  automatikus valasz
  automaticka odpoved
  raspuns automat
  αυτοματη απαντηση
  автоответ
  автоматический ответ
  автоматична відповідь
  自动回复
  自動回覆
  自動返信
  자동 회신
  자동회신
  رد تلقائي
  الرد التلقائي
`)

/** How the subjects of absence notices begin. */
export const AWAY_SUBJECT: readonly string[] = phrases(`
  out of office
  out of the office
  ooo
  oof
  away from the office
  away from office
  on vacation
  on leave
  annual leave
  holiday notice
  abwesend
  abwesenheit
  abwesenheitsnotiz
  abwesenheitsnachricht
  abwesenheitsmeldung
  urlaub
  nicht im haus
  absence
  absent
  absence du bureau
  message d absence
  en conges
  fuera de la oficina
  fuera de oficina
  ausente
  ausencia
  fora do escritorio
  ausencia temporaria
  fuori ufficio
  fuori sede
  assente
  assenza
  afwezig
  afwezigheid
  afwezigheidsbericht
  niet aanwezig
  franvaro
  franvarande
  ej pa kontoret
  fravaer
  fravaersmeddelelse
  ikke til stede
  nieobecnosc
  poza biurem
  ofis disinda
  ofis disi
  izinde
  вне офиса
  нет на месте
  غير موجود في المكتب
  خارج المكتب
`)

/** Only machines write these phrases; one suffices. */
export const MACHINE_WORDS: readonly string[] = phrases(`
  automated response
  automated reply
  automated message
  automated email
  automated e mail
  automated confirmation
  automatic response
  automatic reply
  automatic message
  automatic confirmation
  automatic email
  automatically generated
  auto generated
  auto reply
  autoresponder
  generated automatically
  do not reply to this
  do not respond to this
  please do not reply
  not monitored
  unmonitored
  ticket has been created
  ticket has been opened
  request has been received
  enquiry has been received
  inquiry has been received
  case has been created
  has been assigned ticket
  has been assigned the ticket
  has been assigned case
  type your reply above
  reply above this line
  please type your reply
  confirm that you are human
  confirm that you are a human
  confirm you are a human
  prove you are human
  confirm your email address to deliver
  to complete the delivery
  to complete delivery of your message
  to have your message delivered
  add you to my approved
  added to my approved senders
  is protected by spam arrest
  boxbe
  sender verification
  sender confirmation
  verify that you sent
  you are not on my
  automatisch generiert
  automatisch erzeugt
  automatisch erstellt
  automatisch versendet
  automatische nachricht
  automatische bestatigung
  automatische eingangsbestatigung
  eingangsbestatigung
  antworten sie nicht auf diese
  bitte nicht antworten
  nicht auf diese e mail
  nicht auf diese mail
  anfrage ist bei uns eingegangen
  nachricht ist bei uns eingegangen
  message automatique
  reponse automatique
  courriel automatique
  genere automatiquement
  ne pas repondre a ce
  merci de ne pas repondre
  accuse de reception
  mensaje automatico
  respuesta automatica
  generado automaticamente
  no responda a este
  no responder a este
  acuse de recibo
  mensagem automatica
  resposta automatica
  gerada automaticamente
  gerado automaticamente
  nao responda a este
  nao responda a esta
  messaggio automatico
  risposta automatica
  generato automaticamente
  non rispondere a questa
  non rispondere a questo
  si prega di non rispondere
  automatisch bericht
  automatisch gegenereerd
  automatische bevestiging
  ontvangstbevestiging
  niet op deze e mail
  wiadomosc wygenerowana automatycznie
  wygenerowana automatycznie
  wiadomosc automatyczna
  prosimy nie odpowiadac
  prosze nie odpowiadac
  automatiskt meddelande
  automatiskt genererat
  gar inte att svara pa
  svara inte pa detta
  automatisk besked
  automatisk genereret
  automatisk generert
  kan ikke besvares
  svar ikke pa denne
  otomatik olarak
  otomatik mesaj
  bu mesaji yanitlamayin
  yanitlamayiniz
  رسالة تلقائية
  رد تلقائي
  لا ترد على هذه
`)

/** Machines write these phrases, and sometimes people do; two kinds together count. */
export const RECEIPT_WORDS: readonly (readonly string[])[] = [
  phrases(`
    thank you for contacting
    thanks for contacting
    thank you for your message
    thanks for your message
    thank you for your email
    thank you for your e mail
    thank you for your enquiry
    thank you for your inquiry
    thank you for your request
    thank you for getting in touch
    thank you for reaching out
    thanks for reaching out
    thanks for getting in touch
    thanks for writing
    thank you for writing
    danke fur ihre nachricht
    vielen dank fur ihre nachricht
    danke fur ihre mail
    danke fur ihre e mail
    vielen dank fur ihre e mail
    vielen dank fur ihre mail
    danke fur ihre anfrage
    vielen dank fur ihre anfrage
    merci pour votre message
    merci de votre message
    merci de nous avoir contactes
    merci pour votre demande
    gracias por su mensaje
    gracias por contactar
    gracias por escribir
    gracias por tu mensaje
    obrigado pela sua mensagem
    obrigado pelo seu contato
    obrigado pelo seu contacto
    agradecemos o seu contato
    agradecemos seu contato
    grazie per averci contattato
    grazie per il messaggio
    grazie per il suo messaggio
    bedankt voor uw bericht
    bedankt voor je bericht
    dank voor uw bericht
    dziekujemy za wiadomosc
    dziekujemy za kontakt
    tack for ditt meddelande
    tack for ditt mejl
    tak for din henvendelse
    tak for din mail
    takk for din henvendelse
    mesajiniz icin tesekkur
    شكرا لتواصلك
    شكرا لتواصلكم
  `),
  phrases(`
    we have received your
    weve received your
    we received your
    i have received your
    message has reached
    message has been received
    email has been received
    your message was received
    your request was received
    has reached our help desk
    haben ihre nachricht erhalten
    haben ihre anfrage erhalten
    haben ihre e mail erhalten
    avons bien recu votre
    votre demande a ete
    hemos recibido su
    hemos recibido tu
    recebemos sua
    recebemos a sua
    recebemos seu
    abbiamo ricevuto
    hebben uw bericht ontvangen
    hebben uw e mail ontvangen
    otrzymalismy
    vi har mottagit
    vi har modtaget
    vi har mottatt
    mesajiniz alinmistir
    mesajiniz bize ulasti
    تم استلام رسالتك
    استلمنا رسالتك
  `),
  phrases(`
    will get back to you
    get back to you within
    get back to you shortly
    get back to you as soon as
    will respond to you
    will respond within
    will respond shortly
    will be in touch
    will reply within
    will reply as soon as
    will contact you
    one of us will
    a member of our team
    one of our team
    our team will
    as soon as possible
    within 24 hours
    within 48 hours
    within one business day
    within two business days
    melden uns in kurze
    melden uns so schnell
    melden uns bei ihnen
    werden uns in kurze
    werden uns so schnell
    schnellstmoglich
    in kurze bei ihnen
    dans les plus brefs delais
    des que possible
    reviendrons vers vous
    nous vous repondrons
    a la mayor brevedad
    lo antes posible
    nos pondremos en contacto
    en breve
    o mais breve possivel
    em breve
    entraremos em contato
    entraremos em contacto
    il prima possibile
    al piu presto
    ricontatteremo
    zo snel mogelijk
    zo spoedig mogelijk
    nemen contact met u op
    najszybciej jak
    odpowiemy
    sa snart som mojligt
    aterkommer
    hurtigst muligt
    vender tilbage
    sa snart som mulig
    en kisa surede
    في اقرب وقت
    في أقرب وقت
  `),
  phrases(`
    ticket
    ticket number
    case number
    reference number
    request number
    help desk
    helpdesk
    service desk
    support team
    customer service team
    got the number
    vorgangsnummer
    ticketnummer
    fallnummer
    numero de ticket
    numero de dossier
    numero de caso
    numero do chamado
    numero do protocolo
    protocolo
    numer zgloszenia
    arendenummer
    sagsnummer
    talep numarasi
  `),
]

/** Unattended mailboxes, by the part before the at sign, without separators. */
export const NOBODYS_MAILBOX =
  /^(?:no|not?|do ?not|dont|ne|nicht|non)[._-]?(?:reply|respond|response|antworten|responder|repondre|rispondere)|^(?:noreply|donotreply|autoreply|auto-reply|autoresponder|automailer|notifications?|notifier)\b/
