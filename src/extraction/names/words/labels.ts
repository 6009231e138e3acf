/** Words of labels that a person's name follows ("Contact person: …", "Vertreten durch …"), beside job titles; folded. */
export const PERSON_LABEL_WORDS = `
fam familie hosts owners
attn attention att contact contacts contactname contactperson person persons name names fullname author authors by written writer posted postedby published submitted reviewed edited prepared presented hosted moderated speaker speakers
instructor instructors presenter presenters interviewer interviewee contributor contributors leader leaders staff signed signatory officer enquiries inquiries ask founded headed led run chaired supervisor supervisors investigator investigators
kontakt kontaktperson kontaktpersonen ansprechpartner ansprechpartnerin ansprechperson vertreten vertretungsberechtigt vertretungsberechtigte vertretungsberechtigter vertretung verantwortlich verantwortliche verantwortlicher visdp redaktion
autor autorin autoren verfasser text texte bearbeiter bearbeitung leitung vorstand geschaftsfuhrung geschaftsleitung inhaber betreut moderation referent referenten referentin referentinnen dozent dozenten gesellschafter unterzeichner zustandig
auteur auteurs autrice redaction redige publie contacter interlocuteur interlocutrice represente representee representant nom prenom correspondant publication gerance direction presidence
persona contacto contactar representante representado autor autora autores nombre atencion redaccion titular texto firma
contato pessoa nome autoria texto representada responsavel responsaveis respons
referente referenti autore autori nome cognome contatto contattare rappresentato persona firma
contactpersoon contactpersonen naam auteur door tekst vertegenwoordigd bestuur directie
osoba osoby kontaktowa imie nazwisko autor autorzy kontaktni osoba jmeno autori zastoupena zastoupeny zpracoval kontaktna
kontaktpersoner namn navn forfatter forfattare skriven skrevet text fotograf ansvarig kontaktinfo yhteyshenkilo nimi kirjoittaja
kapcsolattarto nev szerzo persoana contact nume autor yetkili ilgili kisi isim yazar
контактное лицо имя фио автор авторы текст контакт руководитель контактна особа контактная
υπευθυνος ονομα επικοινωνια συντακτης κειμενο
`
