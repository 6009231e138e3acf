/**
 * Column names in the exports of address books, sales tools and spreadsheets, folded and without spaces:
 * `E-Mail-Adresse` is `emailadresse`.
 */
export const HEADER_NAMES = {
  email: `email mail emails mails emailaddress emailaddresses mailaddress mailid emailid emailadresse mailadresse epost
    epostadresse epostadress epostadresser correo correos correoelectronico direcciondecorreo
    direcciondecorreoelectronico direccionemail courriel courriels courrielelectronique adressecourriel adresseemail
    adressemail adresseelectronique adressedemessagerie adresedecourriel postaelettronica indirizzoemail indirizzomail
    indirizzodipostaelettronica indirizzopostaelettronica enderecodeemail enderecoemail enderecoeletronico enderecodecorreioeletronico enderecocorreioeletronico adressedecourrierelectronique элпочта адресэлпочты адресэлектронноипочты correioeletronico emailadres mailadres
    eposta epostaadresi adresemail adresemailowy adresaemail emailovaadresa adresapocztyelektronicznej sahkoposti
    sahkopostiosoite epasts elpastas elpasto emailcim surel alamatemail emel электроннаяпочта почта емейл имейл
    адресэлектроннойпочты електроннапошта адресаелектронноїпошти ηλεκτρονικοταχυδρομειο البريدالالكتروني البريدالإلكتروني
    بريدالكتروني דואראלקטרוני メール メールアドレス 電子メール 電子メールアドレス eメール 电子邮件 电子邮箱 邮箱 邮件 邮箱地址 电子邮件地址 電子郵件地址 電子郵件 電郵 信箱 이메일 메일 이메일주소
    ईमेल ईमेलपता อีเมล thuđientu diachiemail baruapepe`,
  phone: `phone phones telephone tel telno telnr phoneno phonenr phonenumber phonenumbers telephonenumber telephoneno
    mobile mobiles mobilephone mobileno mobilenumber mobiletelephone cell cellphone cellnumber cellular contactnumber
    contactno whatsapp whatsappnumber msisdn landline telefon telefonnummer telefonnr telefonnumer mobil mobilnummer
    mobiltelefon mobilnr handy handynummer handynr rufnummer festnetz festnetznummer telefono telefonos movil celular
    numerodetelefono telefonomovil telefonofijo telephonefixe telephoneportable telephonemobile portable numerodetelephone
    numtel notel cellulare numeroditelefono telefonocellulare telemovel telefone numerodetelefone telefoon telefoonnummer
    mobiel mobielnummer gsm gsmnummer puhelin puhelinnumero matkapuhelin telefonszam mobilszam telefonicislo
    telefonnicislo numertelefonu komorka telefonas telefons telefonnumarasi ceptelefonu cep телефон телефоны номертелефона
    мобильный мобильныйтелефон мобильнийтелефон τηλεφωνο κινητο هاتف الهاتف رقمالهاتف جوال الجوال موبايل טלפון נייד 電話 電話番号
    携帯 携帯電話 电话 电话号码 手机 手机号 手机号码 联系电话 電話號碼 手機 전화 전화번호 휴대폰 휴대전화 फोन मोबाइल फोननंबर โทรศัพท์ เบอร์โทร
    sodienthoai đienthoai dienthoai telepon nomortelepon nohp simu nambayasimu`,
  name: `name names fullname contactname displayname contact contactperson person personname nameandsurname vollstandigername
    vollername ansprechpartner kontakt kontaktperson nom nomcomplet nometprenom prenometnom nombre nombrecompleto
    nombreyapellidos nombres contacto nome nomecompleto nomeecognome nominativo contatto contato naam volledigenaam
    contactpersoon namn navn fullstendignavn fuldenavn nimi kokonimi imieinazwisko jmenoaprijmeni meno nev teljesnev ad adsoyad
    isim имя фио имяфамилия полноеимя контакт імя ονομα ονοματεπωνυμο الاسم اسم الاسمالكامل שם שםמלא 氏名 名前 お名前 姓名 名字 联系人 聯絡人
    이름 성명 नाम ชื่อ hovaten ten nama namalengkap jina`,
  first_name: `firstname givenname forename fname vorname prenom primernombre nombredepila nomedibattesimo primeironome voornaam
    fornamn fornavn etunimi imie jmeno krestnijmeno keresztnev adi prenume 名 имяпервое`,
  last_name: `lastname surname familyname lname secondname nachname familienname zuname nomdefamille apellido apellidos cognome
    sobrenome apelido achternaam efternamn etternavn efternavn sukunimi nazwisko prijmeni vezeteknev soyad soyadi фамилия
    прізвище επωνυμο 姓 苗字`,
  company: `company companies companyname organization organisation organizationname organisationname associatedcompany employer
    business businessname account accountname firm firma firmenname firmaname unternehmen unternehmensname betrieb organisationen
    entreprise societe nomdelentreprise nomdelasociete raisonsociale organisme empresa nombredelaempresa nombreempresa razonsocial
    organizacion compania azienda ragionesociale societa nomeazienda nomedaempresa razaosocial organizacao bedrijf bedrijfsnaam
    organisatie foretag foretagsnamn virksomhed virksomhet bedrift yritys nazwafirmy przedsiebiorstwo spolecnost nazevfirmy ceg cegnev
    sirket sirketadi компания организация фирма компанія εταιρεια الشركة شركة اسمالشركة חברה 会社 会社名 公司 公司名称 企业 公司名稱
    회사 회사명 कंपनी บริษัท congty tencongty perusahaan kampuni`,
  job_title: `jobtitle job title organizationtitle organisationtitle companyposition position role occupation jobrole designation beruf funktion stelle poste fonction cargo puesto ruolo posizione
    qualifica funcao functie befattning stilling tehtava stanowisko pozice beosztas unvan gorev должность посада 役職 职位 職位 직책 직함
    पद ตำแหน่ง chucvu jabatan`,
  website: `website websites websiteurl websiteaddress web webpage webaddress webadresse webseite internetseite internet homepage www
    companywebsite companydomain companydomainname companywebsiteurl domain domainname organizationwebsite websitevalue siteweb siteinternet
    sitioweb paginaweb sitoweb sito websajt webbplats hjemmeside nettside kotisivu strona stronawww stronainternetowa веб сайт 网站 网址 ウェブサイト 웹사이트`,
  profile: `linkedin linkedinurl linkedinprofile linkedinprofileurl linkedinlink linkedinbio linkedinpublicprofile personlinkedin personlinkedinurl
    contactlinkedin contactlinkedinurl contactlinkedinprofileurl xing xingurl xingprofile facebook facebookurl facebookprofile instagram instagramurl
    youtube youtubeurl tiktok tiktokurl github githuburl profile profiles profileurl socialprofile socialprofiles socialmedia`,
  twitter: `twitter twitterurl twitterhandle twitterusername twitterprofile x xurl xhandle`,
  address: `address addresses fulladdress postaladdress mailingaddress addressformatted formattedaddress adresse adressen anschrift postanschrift
    direccion direccioncompleta indirizzo endereco adres postadres adress postadress postadresse osoite adresspostal адрес адреса 住所 地址 주소`,
  street: `street streetaddress streetname streetline streetaddressline addressline addressstreet mailingstreet billingstreet strasse
    strassehausnummer strassenr strasseundhausnummer strassenname rue ruenumero calle calleynumero via viaenumero rua straat straatnaam gata gate
    gatuadress vej katuosoite ulica улица`,
  city: `city town citytown mailingcity billingcity addresscity ort wohnort stadt ville commune localite ciudad localidad poblacion citta comune
    cidade plaats woonplaats stad postort poststed kaupunki miasto miejscowosc mesto obec varos город 市 城市`,
  region: `state region province stateprovince stateregion stateprovinceregion mailingstate mailingstateprovince billingstate billingstateprovince
    addressregion addressstate county bundesland provincia provincie departement область`,
  postcode: `zip zipcode postalcode postcode zippostalcode zippostcode mailingzip mailingzippostalcode mailingpostalcode billingzippostalcode
    billingpostalcode addresspostalcode plz postleitzahl codepostal codigopostal cap codiceavviamentopostale cep postnummer postinumero
    kodpocztowy psc iranyitoszam индекс 郵便番号 邮编 우편번호`,
  country: `country countryregion mailingcountry mailingcountryregion billingcountry addresscountry land staat pays pais paese nazione kraj maa
    orszag zeme ulke страна 国 国家 국가`,
  tags: `tags tag labels label lists list contactlists categories category groups group groupmembership segment segments schlagworte schlagworter
    etiketten kategorie kategorien etiquetas etiquettes etichette labels`,
  note: `note notes comment comments description remark remarks bemerkung bemerkungen notiz notizen anmerkung anmerkungen kommentar kommentare
    remarque remarques commentaire commentaires nota notas comentario comentarios osservazioni opmerking opmerkingen anteckningar merknad uwagi
    заметки комментарий 备注 メモ`,
} as const

/** Headers that look like these but are not: the owner of a contact, and names for the salutation of mails. */
export const OTHER_HEADERS = `accountowner contactowner companyowner leadowner recordowner owner ownername companynameforemails
  likelyemail likelyemailpattern emailpattern emaildomain contactid accountid`
