/**
 * How mail programs introduce a quoted message, by language. All words are normalised (`lib/fold.ts`): lower case, no
 * accents, no punctuation.
 */

export type HeaderKind = 'from' | 'sent' | 'to' | 'cc' | 'subject'

const LABELS: Readonly<Record<HeaderKind, string>> = {
  from: `from|von|de|da|van|fra|fran|od|kimden|gonderen|от|от кого|від|发件人|寄件者|寄件人|差出人|送信者|보낸 사람|보낸사람|lahettaja|felado|odesilatel|odosielatel
    αποστολεας|απο|expeditor|de la|dari|pengirim|tu|nguoi gui|จาก|מאת|من|المرسل|प्रेषक|saatja|no|nuo|salje|posiljatelj|posilja|remitente|mittente|expediteur|absender|afzender
    avsandare|afsender|avsender|nadawca|remetente|подател|isyaretleyen|ke|dal|od koho`,
  sent: `sent|date|gesendet|gesendet am|datum|envoye|envoye le|enviado|enviado el|enviada em|enviado em|enviada|fecha|data|inviato|verzonden|sendt|dato|skickat|wyslano
    data wyslania|gonderildi|gonderilme tarihi|tarih|отправлено|дата|надіслано|发送时间|发送日期|日期|时间|寄件日期|傳送時間|傳送日期|日時|送信日時|날짜|보낸 날짜|보낸날짜|lahetetty|paivamaara
    paivays|elkuldve|odeslano|odoslane|σταλθηκε|ημερομηνια|trimis|dikirim|tanggal|ngay|da gui|วันที่|ส่ง|נשלח|תאריך|تاريخ|التاريخ|تم الإرسال|भेजा गया|दिनांक|saadetud|kuupaev
    nosutits|issiusta|poslano|poslato|poslane|изпратено|sent at|sent on|received`,
  to: `to|an|a|para|aan|til|till|do|kime|alici|кому|收件人|宛先|받는 사람|받는사람|vastaanottaja|cimzett|komu|προς|catre|kepada|den|toi|ถึง|אל|إلى|الى|प्रति|saaja|kam|kam|kome|za|до|pro
    destinatario|destinataire|empfanger|mottagare|modtager|mottaker|ontvanger|odbiorca`,
  cc: `cc|kopie|kopia|kopi|copie|copia|bilgi|копия|抄送|副本|참조|cópia|dw|masolat|kopiota|cci|bcc`,
  subject: `subject|betreff|objet|asunto|oggetto|assunto|onderwerp|emne|amne|temat|konu|тема|主题|主旨|件名|제목|aihe|targy|predmet|θεμα|subiect|subyek|subjek|perihal|chu de|เรื่อง|נושא|الموضوع|موضوع
    विषय|teema|tema|naslov|относно|sujet|sujeto|titel|betr`,
}

/** The header that each normalised label stands for. */
export const HEADER_LABELS: ReadonlyMap<string, HeaderKind> = new Map(
  Object.entries(LABELS).flatMap(([kind, words]) =>
    words.split(/[|\n]/).map((word): [string, HeaderKind] => [word.trim(), kind as HeaderKind]),
  ),
)

const words = (list: string): readonly string[] => list.split('|').map((word) => word.trim())

/** The verbs in `Ann wrote:`. */
export const WROTE: readonly string[] = words(
  `wrote|writes|said|says|schrieb|schrieben|schreibt|a ecrit|ecrit|ecrivait|escribio|escribia|ha escrito|va escriure|ha scritto|scrive|escreveu|schreef|skrev|skriver|napisal|napisala|napisał
  |napisal a|napisała|pisze|pise|napsal|napsala|napsal a|napisal je|je napisao|je napisala|je napisao la|je oseba|yazdi|sunu yazdi|sunlari yazdi|написал|написала|написал а|пишет|писал|писала
  |написа|пише|писав|написав|kirjoitti|irta|ezt irta|εγραψε|a scris|menulis|da viet|เขียนว่า|写道|寫道|写|さんは書きました|のメール|님이 작성|작성|님이 쓴 글|כתב|כתבה|כתב ה|كتب|كتبت|ने लिखा|लिखा|kirjutas
  |rakstija|rase|parase|scripsit|ti egrapse|skribis|je napisal|tarihinde|dari|ditulis|napisao|napisala je|wrote on`,
)

/** Phrases in `-----Original Message-----`. */
export const ORIGINAL_MESSAGE: readonly string[] = words(
  `original message|original appointment|original email|forwarded message|forwarded by|begin forwarded message|reply message|replied message|urspr|ursprungliche nachricht|originalnachricht|original nachricht
  |weitergeleitete nachricht|message d origine|message dorigine|message original|message transfere|mensaje original|mensaje reenviado|mensaje enviado|messaggio originale|messaggio inoltrato
  |mensagem original|mensagem encaminhada|oorspronkelijk bericht|doorgestuurd bericht|oprindelig meddelelse|oprindelig besked|opprinnelig melding|ursprungligt meddelande|originalmeddelande
  |wiadomosc oryginalna|oryginalna wiadomosc|wiadomosc napisana|orijinal mesaj|orjinal mesaj|ozgun ileti|ozgun mesaj|iletilen mesaj|исходное сообщение|оригинальное сообщение|пересылаемое сообщение
  |конец пересылаемого|alkuperainen viesti|eredeti uzenet|puvodni zprava|povodna sprava|αρχικο μηνυμα|mesaj original|pesan asli|tin nhan goc|thu goc|ข้อความต้นฉบับ|הודעה מקורית|الرسالة الأصلية|मूल संदेश|原始邮件
  |原邮件|邮件原文|原始郵件|轉寄的郵件|元のメッセージ|元のメール|원본 메시지|원본 메일|original besked|izvorna poruka|izvirno sporocilo|algne kiri|message du`,
)

/** Lines that only name the mail program, by their normalised beginnings. */
export const SENT_WITH: readonly string[] = words(
  `sent from my|sent from mail|sent from outlook|sent from proton|sent from yahoo|sent from gmail|sent from samsung|sent with|sent via|get outlook for|get bluemail|envoye de mon|envoye depuis|envoye a partir de
  |telecharger outlook|obtenir outlook|von meinem|gesendet von|gesendet mit|diese nachricht wurde von meinem|holen sie sich outlook|outlook fur|enviado desde|enviado do meu|enviado de mi|enviado a partir
  |obtener outlook|obter o outlook|inviato da|inviato dal|scarica outlook|ottieni outlook|verzonden vanaf|verstuurd vanaf|verzonden met|outlook voor|skickat fran|skickades fran|hamta outlook|sendt fra|hent outlook
  |wyslane z|wyslano z|pobierz outlook|iphoneumdan gonderildi|iphone umdan gonderildi|samsung mobile|bendan gonderildi|отправлено с|отправлено из|أرسلت من|تم الإرسال من|从我的|发自我的|iphoneから送信|나의`,
)

/** Phrases in `Quoting Ann <ann@…>:`, which has neither a day nor a verb. */
export const QUOTING: readonly string[] = words(
  `quoting|zitat von|zitiere|citando|citando a|citation de|citat fran|cytowanie|citat`,
)
