/** Indian, Pakistani, Bangladeshi, Nepali and Sri Lankan given names in Latin letters, folded. */
export const SOUTH_ASIAN_GIVEN_NAMES = `
aabha aadhya aadi aaditya aakanksha aakash aamir aamna aanand aanchal aaqib aaradhya aarati aarav aarohi aarti aarushi
aarya aashish aasif aayush abdur abdus abha abhay abhijeet abhijit abhilash abhinav abhinaya abhishek abid abida abrar
abu abul achal adarsh adeel adesh adhira aditi aditya advait advaith afreen afroz afroza afsana aftab afzal ahsan
aijaz aishwarya ajay ajeet ajinkya ajit ajith akanksha akarsh akash akhil akhilesh akhtar akhter akram akshara akshat
akshata akshay aleem aliza alka alok amandeep amar amarjeet amarjit amarnath ambika ameena ameya aminul amisha amita
amitabh amitav amjad amol amrik amrit amrita amritpal amruta anagha anamika anand ananda anandi anant ananya anasuya
anbarasan anbazhagan anbu aneela angad aniket anindita anindya anirban aniruddh aniruddha anisha anisur anitha anjali
anjana anjaneyulu anjani anju anjum anjuman ankit ankita ankur ankush annapurna ansh anshu anshul anshuman anubhav
anuj anuja anup anupam anupama anura anuradha anurag anusha anushka anushree anwarul aparna apoorv apoorva appala
apurva aqeel aravind arbaz archana archit areeba arfa ariful arifur arindam aritra arjun arnab arpit arpita arsalan
arshad arshdeep arslan arumugam arun aruna arunachalam arundhati arunima arvind arya asaduzzaman asanka asha ashan
ashfaq ashima ashish ashok ashoka ashraf ashraful ashutosh ashvin ashwani ashwin ashwini asif asim asit aslam asmita
asoka atanu ataur athar atharva atif atiqur atiya atul avadhesh avani avantika avik avinash ayaz ayesha aynul ayush
ayushi azam azhar azim azizul azmat babar babita babulal badri balaji balakrishna balakrishnan balamurugan
balasubramaniam balasubramanian balbir baldev baljeet baljit balram balvinder balwant balwinder bandula barun basant
basharat bashir basit baskaran basudev bhagwan bhagwati bhagyashree bharat bharath bharathi bharati bharti bhaskar
bhaskaran bhavana bhavani bhavesh bhavik bhavika bhavin bhavna bhavya bhim bhola bhumika bhupendra bhupesh bhupinder
bhuvan bhuvana bhuvaneshwari bibek bidisha bijay bijoy bikash bikram bilkis bilquis bimal bimla binay binita binod
binoy bipin birendra bishal bishnu biswajit brajesh brijesh buddhika chaitali chaitanya chaitra chaman chamara
chaminda chanchal chandan chandana chandima chandni chandra chandrakant chandrakanta chandran chandrasekaran
chandrasekhar chandrashekar chandrashekhar charanjit charu charulata chathura chathurika chetan chetana chhaya
chinnasamy chinthaka chirag chiranjeevi chitra chitralekha dakshesh daljit dambar damini damith dammika damodar danyal
darpan darsh darshan darshana darshini dasun dattatraya dawood daya dayanand debabrata debashis debashish debasish
debjani deepa deepak deepali deepankar deepesh deepika deeptanshu deepthi deepti devang devansh devanshi devdas
devendra devesh devika devraj dhammika dhananjay dhanashree dhanraj dhanush dharam dharma dharmendra dharmesh
dharshana dhaval dheeraj dhiraj dhirendra dhruv dhruva dhwani digvijay diksha dilan dilani dilbagh dilhan dilini dilip
dilipkumar dilpreet dilruba dilrukshi dilshan dimuth dinesh dinesha dinuka dipak dipali dipankar dipendra dipesh
dipika dipti disha divakar divya divyansh divyanshu diwakar dulani durga durgesh dushyant dwaipayan dwarka eesha ejaz
ekta elango enamul esha eshan eshwar ezhil faheem faiz faiza faizan fakhar fakhrul falguni faraz fareeha farhan
farhana farheen farooq farzana fauzia fawad fayaz fayyaz fazal fazlul feroz fozia gagan gagandeep gaganjeet gajanan
gajendra gamini ganapathi gandhar ganesan ganesh gangadhar garima gaurang gaurav gauri gautam gautami gayan gayani
gayathri gayatri geeta geetanjali geetha geethika ghazala ghulam girdhari giridhar girija girish gita gitanjali
gnanasekaran gobind golam gopal gopala gopalakrishnan gopi gopinath gourav govind govinda govindan govindaraj gulab
gulfam gunasekaran gunjan gurbachan gurbir gurdeep gurdev gurjit gurmeet gurmukh gurnam gurpreet gursharan gurudev
gurvinder gurwinder gyanendra habibur hafeez hafiz haider hammad hansraj hanumantha harbans harbhajan hardeep hardev
hardik haridas harihar hariharan harini hariom haripriya harish harisha harjeet harjinder harjit harjot harkirat
harleen harman harmeet harminder harpal harpreet harsh harsha harshad harshal harshika harshil harshit harshita
harshvardhan harvinder hasina hasitha haslinda hasnain hema hemal hemant hemanta hemanth hemantha hemlata hetal himani
himanshu himesh hina hiral hiren hiruni hiten hitendra hitesh hridaya hrithik humaira humayun humera husna hymavathi
idrees ifrah iftikhar ijaz ilango ilayaraja imrul imtiaz inam inayat inderjeet inderjit indhumathi indika indrajit
indrani indu iniyan intikhab iqbal iqra irshad isha ishaan ishan ishani ishaq ishara ishika ishita ishtiaq ishwar
ishwor israr isuru iti jagadeesan jagadeesh jagadish jagan jagannath jagat jagdeep jagdish jagjit jagmohan jagriti
jagtar jahanara jahangir jahnavi jai jaideep jaidev jaikumar jaipal jaiprakash jairam jaishankar jaishree jalaj
jamshed janak janaka janaki janardan janhavi janith jasbir jashan jaskaran jasleen jasmeet jaspal jaspreet jasvinder
jasvir jaswant jaswinder jatin jatinder javaid javed jawed jaya jayakumar jayant jayanta jayanth jayantha jayanthi
jayanti jayaprakash jayaraman jayashree jayashri jayesh jayshree jeet jeetendra jeevan jegan jesmin jignesh jinal jit
jitendra jitesh jithin jitin jiya jogendra jogesh jogindar joginder jothi joydeep jugal juhi junaid jyothi jyoti
jyotika jyotirmoy jyotsna kabeer kabir kabita kailash kainat kajal kajol kalaiselvi kalaivani kaleem kalidas kalpana
kalpesh kalyan kalyani kamala kamalesh kamaljit kamani kameswara kamini kamla kamlesh kamna kamrul kanagaraj kanchan
kanhaiya kanika kanishk kannan kanta kanthi kanti kanupriya kanwal kapil karamjit karan karanvir karna karthick
karthigeyan karthik karthika karthikeyan kartik karuna karunakaran karuppasamy kashif kashish kashvi kasturi kasun
kausalya kausar kaushal kaushik kavin kavish kavita kavitha kavya kazi kedar keerthana keerthi keshab keshav ketaki
ketan keya keyur khadeeja khairul khaleda khandaker khem khondaker khurram khushboo khushbu khushi kinjal kirandeep
kirpal kirti kirtida kirubakaran kishan kishor kishore komal kopila koteswara kothandaraman koushik kripa krish
krishan krishna krishnakant krishnakumar krishnamoorthy krishnamurthy krishnan krishnendu kriti kritika krunal kruti
krutika kshitij kulbir kuldeep kuljeet kuljit kulsoom kulsum kulwant kulwinder kumara kumaran kumaravel kumari kumud
kunal kundan kunj kushal kusum lahiru lakhan lakmal lakshman lakshmana lakshmi lakshmikant lakshmipathi lakshya lalit
lalita lalith lalitha lasantha lasith latha lavanya laxman laxmi laxmikant leela lekha liaqat liaquat likhitha lokesh
lokesha lutfor madan madhav madhavan madhavi madhu madhuban madhukar madhulika madhumita madhur madhura madhuri
madhushan madhusudan madhusudhan madiha madushani mahadev mahadevan mahbub mahbubur mahela mahendra mahesh maheshwar
maheshwari mahfuz mahima mahinda mahinder mahira mahmuda mahmudul mahnoor maimoona maithili maiya malaika malani
malathi malati malavika malinga malini malith mallika mallikarjun mallikarjuna mamata mamta mamun manan manas manasa
manasi mandar mandeep mangal mangala mangesh manik manikandan manimaran manimegalai manindra manish manisha manjeet
manjinder manjiri manjit manju manjula manjunath manjusha manmohan manohar manoharan manoj manoranjan manpreet mansi
manu manvendra manvi manzur maqbool maqsood maran mariappan mariyam maruti masud masudur masum mayank mayur mayura
mayuri medha meenakshi meenal meenu megha meghana meghna mehak mehboob mehmood mehreen mehul mehwish menaka milind
minal minu mirza misbah mishti mitali mitesh mithilesh mithun mizanur moazzam mobashir mofizur mohan mohana mohanlal
mohanraj mohinder mohini mohit mohita moin momina monal monirul moniruzzaman morshed mosharraf mostafizur motiur
moumita mozammel mridul mridula mrinal mrinalini mrunal mubashir mudassar mudassir mudit mugdha muhibur mujeeb mujtaba
mukesh mukhtar mukta mukul mukund munawar muneeb muneeba muneer munish munna murali muralidhar muralidharan murtaza
murugan muruganandham murugesan musarrat mushtaq muthu muthukumar muthuraj muthusamy muzammil mythili nabanita nadeem
nadeesha naga nagaraj nagarajan nagarjuna nagendra nagesh nageswara naheed naila naina najam najeeb nakul nalaka nalin
nalini namal naman namita namrata nandakishore nandan nandana nandhini nandini nandita nandkishore nandu narasimha
narasimhan narasimhulu narayan narayana narayanan narendra naresh narinder narsingh naseer nasima natarajan natwar
naushad navdeep naveed naveen navin navjot navneet navya nawaz nayab nayan nayana nazia nazir nazma nazmul nazrul neel
neela neelam neelesh neelima neelu neena neeraj neerja neeta neetha neetu neha nehal nethmi netra niaz nida nidhi
nighat nihar niharika nikesh nikhil nikhila nikunj nila nilam nilanjan nilanjana nilantha nilanthi nilesh nilima
nilofar nimal nimali nimesh nimisha nimit niraj niraja niranjan nirav nirmal nirmala niroshan nirupama nisha nishant
nishanth nishantha nishi nishita nishith nishka nitesh nithin nithya niti nitika nitin nitish nitisha nitya nityanand
nivedita niveditha noman noopur nordin nosheen nousheen nupur nurul nurun nusrat nuwan omkar omprakash onkar padam
padmavathi padmini palanisamy pallab pallav pallavi pankaj pankaja parag paramita paramjeet paramjit paras paresh pari
paridhi parimal parineeti parminder parmjit parmod parth partha parthasarathi parthasarathy parthiban parul parvathi
parvati parveen parvez parvinder pavan pavani pavithra pawan payal periyasamy pervaiz pervez piyal piyali piyush
ponnusamy pooja poonam poorna poornima poorva prabakaran prabath prabha prabhakar prabhakaran prabhas prabhat prabhjot
prabhu prabin prabir prachi pradeep pradip pradipta pradnya pradyumna prafull prafulla pragati pragnya pragya prahlad
prajakta prajwal prakash prakhar prakriti pramila pramod pranab pranali pranav pranay pranita pranjal pranjali prannoy
prasad prasanna prasanth prasenjit prashant prashanth prasun pratap prateek prathamesh prathap prathima pratibha
pratik pratiksha pratima pratyush praveen praveena pravin pravina prayag preetha preethi preeti prem prema premlata
prerna prinsha pritam pritha prithvi prithviraj priti pritpal priya priyadarshini priyal priyam priyamvada priyank
priyanka priyansh priyanshu priyantha priyesh pugazhendhi puja pulkit puneet punit punita punitha purna purnima
purushottam purvi pushkar pushpa pushpak pushpendra pushpinder puspa qadir qaiser qamar quratulain rabeya rabin
rabindra rachana rachit rachna radha radhakrishnan radhe radheshyam radhika rafiqul raghav raghava raghavan
raghavendra raghu raghunath raghuram raghuveer raheel raheela rahila rahima rahman rahmat rahul rajan rajani rajaram
rajarshi rajasekar rajasekaran rajashree rajat rajeev rajendra rajendran rajesh rajeshkumar rajeshwar rajeshwari
rajeswari raji rajib rajinder rajiv rajkumar rajlakshmi rajneesh rajni rajnikant rajnish rajpal rajshree raju rajveer
rajvir rajwinder rakesh rakhi rakshita ramachandra ramachandran ramakant ramakrishna ramakrishnan ramalingam raman
ramana ramanathan ramandeep ramani ramanjaneyulu ramanuj ramasamy ramaswamy ramchandra rameez ramesh rameshwar
ramkumar ramnath ramprasad ramu ramya ranbir rangana rangarajan rani ranil ranjan ranjana ranjeet ranjit ranjita
ranjith ranveer rashed rashida rashidul rashmi rasika ratan rathinam ratna ratnakar ravi ravichandran ravikant
ravikumar ravina ravinder ravindra ravindran ravindu ravish razia reazul reena rehan rehana rehman rekha renu renuka
reshma revathi revathy rezaul riaz richa riddhi riddhima rinku rishab rishabh rishi rishika rishikesh riteish ritesh
rithika ritika ritu rituparna riya rizwan rizwana rohana rohini rohit rohitash rojina rokeya roopa roopali roshan
roshni roslan rowshan rubab rubina ruchi ruchika ruchir rudra rudraksh ruhul rukhsana rukhsar rukmani rukmini rumana
rupa rupal rupali rupam rupesh rupinder rushikesh rutuja rutvik ruwan saanvi saba sabbir sabeeha sabeen sabita sachin
sachini sachit sadaf sadhana safdar sagar sagarika sahana sahil saiful saikat sailaja saima saisha sajan sajid sajida
sajith sakina sakshi sakthivel saleem salil salleh samanthi samaresh samarth sameeksha samidha samiksha samina samit
samita samjhana sampada sampath samreen samridhi samyak sanat sanath sanchit sanchita sandeep sandesh sandhya sandip
sandun sangam sangeeta sangeetha sangita sania sanika sanjana sanjay sanjaya sanjeev sanjeewa sanjib sanjida sanjit
sanjiv sanjiva sanjna sankalp sankar sankaran sanket sanskriti santanu santhosh santosh sanvi sanyogita sapna saqib
sarabjeet sarabjit sarala saranya saraswathi saraswati saraswoti sarath saravanan sarbjit sarfaraz sarfraz sarika
sarita saritha sarla saroj saroja sarojini sarthak sarvesh sarwar sasikala sasikumar saswati sathish sathya satinder
satish satnam satpal satya satyabrata satyajit satyam satyanarayan satyanarayana satyaprakash satyendra saumen saumya
saurabh saurav savita savitha savitri sayali sayan sayantan sayantani seema seenivasan seetha seetharaman sehrish
sejal selvakumar selvam selvan selvaraj selvi senthil senthilkumar seshagiri shabana shabbir shadab shafiq shafiqul
shagufta shahana shahbaz shaheen shahid shahida shahidul shahnawaz shahrukh shahzad shahzaib shaila shailaja
shailendra shailesh shaili shaista shakeel shakil shakila shakti shakuntala shaleen shalini shalu shambhavi shambhu
shamik shamim shamima shamita shams shamsher shamsul shamsun shankar shankaran shanmugam shanmugasundaram shantanu
shantha shanthi shanti sharad sharada sharan sharanya sharath sharda sharmila sharmin sharmistha shashank shashi
shashikala shashikant shashwat shaukat shazia sheeba sheela sheetal shefali shehan sheikh shekhar sher sheraz shibani
shikha shilpa shilpi shirish shital shiv shiva shivakumar shivam shivangi shivani shivendra shivika shivkumar shoaib
shobha shobhana shobhit shohel shourya shova shraddha shravan shravani shravya shree shreedhar shreekant shreela
shreenath shreeram shreya shreyansh shreyas shreyasi shridevi shridhar shrikant shriram shrishti shriya shruthi shruti
shubha shubham shubhangi shubhra shubhrajit shuchi shukla shumaila shweta shwetha shyam shyama shyamal shyamala
shyamsundar siddhant siddharth siddhartha siddhesh siddhi sidharth sidra simran simranjeet simranjit sindhu sirisena
sitaram sitaramaiah sivaji sivakumar sivaraman smita smitha smriti smruti sneha snehal snehasish snigdha sobia sohaib
sohail soham sohel sohini somnath sonal sonali sonika soniya sonu souban soumen soumik soumitra soumya soumyadeep
soundararajan sourabh sourav souvik sowmya sravan sravani sravanthi sreedevi sreedhar sreejith sreekanth sreekumar
sreelakshmi sreenivas sreenivasan sreenivasulu sreeram sreya sridevi sridhar sridharan srikant srikanth srikumar
srilatha srinath srinidhi srinivas srinivasa srinivasan sriram srishti sruthi stuti subash subbarao subbiah subha
subhadeep subhadra subham subhankar subhash subhashini subhasis subhasish subho subhra subir subodh subrahmanyam
subramaniam subramanian subramanya subramanyam subrata sucharita suchi suchita suchitra sudarshan sudath sudeep sudesh
sudeshna sudha sudhakar sudhakaran sudhanshu sudheer sudhir sudip sudipta sugandha suganya suhas suhasini sujan sujata
sujatha sujay sujeet sujeewa sujit sujith sujoy sukanta sukanya sukhbir sukhdev sukhjinder sukhjit sukhpal sukhpreet
sukhvinder sukhwinder sukriti sulabha sulekha sulochana sultana sumaira sumaiya suman sumana sumanta sumanth sumathi
sumeet sumeeta sumera sumit sumitra summaya sumudu sunaina sunanda sundar sundararajan suneel suneeta suneetha
sunethra sunidhi sunita sunitha suparna supriya supriyo surabhi suraj suraksha suranga surbhi surekha surender
surendra surendran suresh sureshkumar surinder surjeet surjit surya suryakant suryansh suryaprakash susantha sushant
sushanta sushanth sushil sushila sushma sushmita sushobhan suvarna swagata swami swaminathan swapan swapna swapnil
swara swaran swarna swarup swastika swathi swati sweety sweta syamala syed syeda tabassum tahira tahmina taimur talha
tamilarasan tamilselvan tamilselvi tanaya tanishka tanmay tanmoy tanu tanuj tanuja tanushree tanveer tanvi tanvir
tanzeel tanzila tapan tapas tapasi tarak tarlochan tarun taruna taskeen tasleem taslima tasnim tauseef tayyab tayyaba
tehmina tejal tejas tejashree tejaswi tejaswini tejinder thamarai thangaraj thangavel tharanga tharindu thilak thilina
thilini thirumalai thirunavukkarasu thisara thushara thusitha tilak tofazzal touhidul touseef trilok tripti trishna
triveni trupti tulasi tulika tulsi tushar twinkle ubaid udara uday udaya udayan udhayakumar udit ujjwal umair umakant
umamaheswari umang umer umesh unnati upali upasana upendra uppal upul urmi urmila urmimala urvashi usha usman utkarsh
utpal utsav uttam uttara uzma vaibhav vaibhavi vaidehi vaishali vaishnavi vajira valarmathi vallabh vamsi vandana vani
vanita vanitha vanshika varada varadarajan varinder varsha varun vasant vasanth vasantha vasanthi vasu vasudev
vasudevan vasudha vasuki vasundhara vatsal vatsala vedant vedika veena veenu velayutham velmurugan velu venkat venkata
venkataraman venkatesan venkatesh venkateswara venkateswaran venkateswarlu venkatraman venu venugopal vibha vibhav
vibhor vibhuti vidhi vidhya vidisha vidit vidya vidyadhar vidyasagar vignesh vihaan vijay vijaya vijayakumar
vijayalakshmi vijayan vijayant vijender vijendra vikas vikash vikram vikramjit vikrant vimal vimala vimla vinay vinaya
vinayak vineet vineeta vineeth vinita vinod vinodh vinoth vipan vipin vipul viraj virat virender virendra vishakha
vishal vishnu vishvas vishwajeet vishwanath vishwanathan vishwas viswanath viswanathan vivek vivekanand vivekananda
vrinda vrushali vyomesh wahab waheed wajid waman waqar waqas wasantha waseem wasif wasim wijitha yadagiri yameen
yaqoob yash yashasvi yashaswi yashika yashoda yashodhara yashpal yashraj yashvi yashwant yashwanth yatin yogendra
yogesh yogeshwar yogini yogita younas yousaf yousuf yubaraj yubraj yudhvir yukta yukti yuvaraj yuvraj zafar zaheer
zahid zahida zahirul zahoor zakir zareen zeba zeenat zeeshan zia ziaur zillur zohaib zubaida zubair zubin zulfiqar
zunaira
poongodi thenmozhi malarvizhi
`
