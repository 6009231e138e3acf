/**
 * Words of labels before a person's name ("Contact person: …", "Vertreten durch …"), in addition to job titles; folded.
 */
export const PERSON_LABEL_WORDS = `
ansprechpartner ansprechpartnerin ansprechpartnerinnen ansprechperson ansvarig arduraduna ask atencion att attention
attn auteur auteurs author authors autor autora autore autoren autores autori autoria autorin autorzy autrice
bearbeiter bearbeitung bestuur betreut by chaired clenove clenovi clenovia cognome conseillers consejeros conselheiros
consiglieri contact contactar contacter contactname contacto contactperson contactpersonen contactpersoon contacts
contato contattare contatto contributor contributors correspondant czlonkowie directie direction door dozent dozenten
edited enquiries fam familie felelos firma forfattare forfatter fotograf founded fullname gerance gerencia
geschaftsfuhrung geschaftsleitung gesellschafter headed hosted hosts hote hotes ilgili imie inhaber inquiries
instructor instructors interlocuteur interlocutrice interviewee interviewer investigator investigators isim jasenet
jmeno kapcsolattarto kirjoittaja kisi konseillers kontakt kontaktasmuo kontaktinfo kontaktisik kontaktna kontaktne
kontaktni kontaktowa kontaktperson kontaktpersona kontaktpersonen kontaktpersoner leader leaders led leden leitung
medlemmar medlemmer mitglieder moderated moderation munkatarsaink naam name names namn navn nazwisko nev nguoi nimi nom
nombre nome nume odgovorna officer osoba osoby owners persoana person persona persons pessoa posted postedby prenom
prepared presented presenter presenters presidence publication publie published rappresentato redaccion redaction
redaktion redige referent referente referenten referenti referentin referentinnen representada representado
representant representante represente representee respons responsabili responsaveis responsavel reviewed run signatory
signed skrevet skriven speaker speakers staff submitted supervisor supervisors szallasado szerzo tagjai tekst text
texte texto titular titulares unterzeichner valberedning verantwortlich verantwortliche verantwortlicher verfasser
vertegenwoordigd vertreten vertretung vertretungsberechtigt vertretungsberechtigte vertretungsberechtigter visdp
vocales vorstand writer written yazar yetkili yetkilisi yhteyshenkilo zastoupena zastoupeny zastupnik zpracoval
zustandig επικοινωνια κειμενο ονομα συντακτης υπευθυνος автор авторы имя контакт контактна контактная контактное лицо
особа руководитель текст фио
sec technicians musicians singers soprani contralti tenori sopranos altos sopranen tenoren sopranit altot tenorit
bassot sopraner tenorer tenors basses altistes basse besetzung mitwirkende interpreti interpretes interpretit
esiintyjat soittajat musikanter medvirkende medverkande solistit solisten solistes solisti ucinkuji vystupujici
nastopajoci izvajalci wykonawcy wystapia zagraja obsada intervenants intervenientes ponentes relatori elenco musicos
musiciens choristes coristas kontaktpersonid vardasana autori redactores beszelgetopartner eloadok eloado
kozremukodnek fellepok оркестранты исполнители участвуют участват изпълнители учествују извођачи виконавці
`
