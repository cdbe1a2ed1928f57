import type { Bank } from './acts.ts'

export const PT: Bank = {
  rejection: `
{infelizmente|lamentamos informar que|lamentavelmente} {não vamos avançar com a sua candidatura|não foi selecionado|você não foi selecionada|a sua candidatura não foi aprovada|não podemos oferecer a vaga}
{optámos|optamos|decidimos seguir} {por outro candidato|por outra pessoa|com outro perfil|com alguém com mais experiência}
{a vaga|o lugar|a posição} {já foi preenchida|foi cancelada|foi encerrada|já não existe|foi para outra pessoa}
{o seu perfil|a sua experiência} {não corresponde|não se enquadra} {ao que procuramos|nos requisitos}
{outros candidatos|outros perfis} {adequam-se melhor|têm mais experiência}
{não passou|não avançou} {à próxima fase|no teste}`,
  parting: `
{desejamos-lhe|desejo} {boa sorte|sucesso|felicidades} {na sua procura|no futuro|na carreira}
{guardaremos|manteremos} o seu {currículo|cv} {para futuras oportunidades|na nossa base de dados}`,
  answer: `
{diga-nos|avise} {até sexta|esta semana|se pode}
{aguardamos|fico à espera da} sua {resposta|confirmação}
{pode ser|está bem|o que acha}`,
  invite: `
{gostaríamos|queremos} de {o conhecer|a convidar para uma entrevista|conversar consigo|marcar uma conversa|falar com você}
{tem disponibilidade|está disponível|pode vir|pode falar} {terça às 0|na próxima semana|no dia 0 de março} {para uma entrevista|para uma chamada|ao nosso escritório}
{quando|que dia|a que horas} {pode|lhe dá jeito|podemos falar}
{a entrevista|a reunião|a conversa} {está marcada|será|fica confirmada} {para segunda às 0|no dia 0|por videochamada}
{escolha|reserve|agende} {um horário|uma data} {neste link|no meu calendário}
{ligo-lhe|vamos ligar} {amanhã|sexta às 0}
{temos de|podemos} {adiar|remarcar|mudar} {a entrevista|a reunião} para {quinta|outra hora}`,
  task: `
{pedimos|solicitamos} que {faça o teste|resolva o exercício|prepare uma apresentação|complete o desafio} {até sexta|em 0 dias}
{em anexo|segue|abaixo} {o exercício|um teste técnico|um desafio|o caso prático}
{tem|dispõe de} {0 minutos|uma semana|até domingo} {para entregar|para concluir}
{envie|entregue|submeta} {a sua solução|as respostas|o trabalho} até {segunda|0 de março}
{a próxima etapa|a fase seguinte} é {um teste online|um exercício para fazer em casa|uma prova escrita}
{grave|prepare} {um vídeo curto|alguns slides}`,
  info: `
{pode|poderia} {enviar-nos|nos enviar|mandar} {uma cópia do diploma|o documento de identidade|duas referências|o currículo atualizado}
{qual é|quais são|indique} {a sua pretensão salarial|as expectativas salariais|o aviso prévio|a disponibilidade para começar}
{quando|a partir de quando} {pode começar|poderia iniciar}
{tem|possui} {carta de condução|carteira de motorista|autorização de trabalho|experiência com}
{falta|faltam} {um documento|a assinatura|o certificado} {no seu processo}
{preencha|assine} o formulário e {devolva|envie}
{uma pergunta|uma dúvida} sobre {o seu cv|a sua experiência}`,
  offer: `
{temos o prazer|é com prazer que|ficamos felizes} {de lhe oferecer o lugar|oferecemos a vaga|em fazer uma proposta|confirmar a sua contratação}
{a vaga é sua|o lugar é seu|foi escolhido|está contratado} {parabéns|se quiser}
{em anexo|segue} {o contrato|a carta proposta|a proposta} {para assinar|para assinatura}
{o salário|o vencimento} {é de 0 euros|será de 0 brutos} e {começa segunda|o início é a 0 de março}
{queremos contratá-lo|gostaríamos de contar consigo|queremos você na equipa}
{diga-nos|confirme} até {sexta} se {aceita|aceita a proposta}`,
  received: `
{obrigado|agradecemos} {pela sua candidatura|pelo interesse|por se candidatar|por enviar o currículo}
{recebemos|confirmamos a receção da|chegou} {a sua candidatura|o seu currículo|a documentação}
{vamos analisar|analisaremos|estamos a avaliar} {o seu perfil|todas as candidaturas} {com atenção|nas próximas semanas}
{entraremos em contacto|daremos resposta|voltamos a falar} {em breve|no prazo de duas semanas|de qualquer forma}
{se o perfil corresponder|se avançarmos} {entraremos em contacto|será convidado}`,
  hold: `
{o processo|a vaga|o recrutamento} {está suspenso|está em pausa|foi adiado|está parado}
{ainda não|não} {decidimos|há decisão|tomámos uma decisão}
{está a demorar|vai demorar} {mais do que o previsto|um pouco mais}, {pedimos desculpa|obrigado pela paciência}
{assim que|quando} {houver novidades|soubermos mais} {avisamos|entraremos em contacto}`,
  ad: `
{novas vagas|0 novas ofertas|vagas} {para si|perto de você|esta semana}
{candidate-se já|ver vaga|ver todas|saiba mais|inscreva-se}
{cancelar subscrição|descadastrar|gerir alertas}
{participe|inscreva-se grátis} {no webinar|na feira de emprego|no dia aberto}
{recebeu este email porque|newsletter} {está inscrito|do mês}
{neste mês|esta semana}: {novo painel|webinar gratuito no dia 0|vagas abertas}
{não quer mais receber|cancele aqui|veja no navegador}`,
  auto: `
{estou|estamos} {fora do escritório|de férias|ausente|encerrados} {até 0 de março|até segunda}
{em caso de urgência|para assuntos urgentes} {contacte|escreva para} {a minha colega|a receção}
{mensagem não entregue|resposta automática}`,
  fraud: `
{envie|precisamos} {os seus dados bancários|o iban|o número do cartão} {pelo WhatsApp|para o pagamento}
{ganhe|até 0 euros} {por semana|por dia} {a partir de casa|sem experiência}
{pague|deposite} {uma taxa|0 euros adiantados}`,
  stranger: `
{vi o seu perfil|encontrei o seu perfil} {no LinkedIn|online}
{procuro|estamos a recrutar} para um cliente {um programador|alguém como você}
{estaria aberto a|tem interesse em} {uma nova oportunidade|mudar de emprego}`,
  none: `
{atenciosamente|cumprimentos|com os melhores cumprimentos|obrigado|abraço}
{olá|bom dia|caro candidato|prezada candidata}
{em caso de dúvida|qualquer dúvida} {contacte-nos|estamos à disposição}
{obrigado pelo} {seu tempo|contacto|interesse na conversa}
{se|caso} {for selecionado|for aprovado} {será convidado|receberá uma proposta}
{o nosso processo tem} {teste, entrevista e proposta|três fases}`,
}

export const PL: Bank = {
  rejection: `
{niestety|z przykrością informujemy, że|przykro nam, ale} {nie zdecydowaliśmy się na Pana kandydaturę|nie możemy zaproponować Pani stanowiska|Państwa aplikacja została odrzucona|nie zakwalifikował się Pan do kolejnego etapu|nie będziemy kontynuować rekrutacji z Tobą}
{wybraliśmy|zdecydowaliśmy się na|zatrudniliśmy} {innego kandydata|inną osobę|kogoś z większym doświadczeniem|osobę z wewnątrz}
{stanowisko|oferta|rekrutacja} {zostało obsadzone|została zamknięta|została anulowana|jest już nieaktualne|trafiło do kogoś innego}
{Twój profil|Pani doświadczenie} {nie odpowiada|nie spełnia} {naszym wymaganiom|naszych oczekiwań}
{inni kandydaci|inne osoby} {lepiej pasują|mają większe doświadczenie}`,
  parting: `
{życzymy|życzę} {powodzenia|sukcesów|wszystkiego dobrego} {w dalszych poszukiwaniach|w karierze}
{zachowamy|pozwolimy sobie zachować} {Twoje CV|Pana dane} {na przyszłość|w naszej bazie}`,
  answer: `
{daj|proszę dać} znać {do piątku|w tym tygodniu|czy pasuje}
{czekamy na|czekam na} {odpowiedź|decyzję}
{czy to możliwe|pasuje|co myślisz}`,
  invite: `
{chcielibyśmy|zapraszamy|pragniemy zaprosić} {zaprosić Panią na rozmowę|na rozmowę kwalifikacyjną|na spotkanie|Ciebie poznać}
{czy pasuje|czy ma Pan czas|czy możesz przyjść|czy będzie Pani dostępna} {we wtorek o 0|w przyszłym tygodniu|jutro|0 marca} {na rozmowę|na krótki telefon}
{kiedy|którego dnia|o której} {możemy porozmawiać|Ci pasuje|może Pani przyjść}
{rozmowa|spotkanie} {odbędzie się|jest zaplanowane} {w poniedziałek o 0|0 marca|online}
{wybierz|proszę wybrać} {termin|godzinę} {w kalendarzu|z linku}
{zadzwonię|zadzwonimy} {jutro|w piątek o 0}
{musimy|czy możemy} {przełożyć|przesunąć} {rozmowę|spotkanie} na {czwartek|inny termin}`,
  task: `
{prosimy o|prosimy} {wykonanie zadania|rozwiązanie testu|przygotowanie prezentacji|wypełnienie testu} {do piątku|w ciągu 0 dni}
{w załączniku|poniżej} {zadanie|test|studium przypadku|zadanie rekrutacyjne}
{masz|ma Pan} {0 minut|tydzień|czas do niedzieli} {na wykonanie|na rozwiązanie}
{prześlij|proszę odesłać} {rozwiązanie|odpowiedzi|swoją pracę} do {poniedziałku|0 marca}
{kolejny etap|następny krok} to {test online|zadanie domowe|zadanie praktyczne}`,
  info: `
{proszę|prosimy o} {przesłać|przesłanie} {kopii dyplomu|dwóch referencji|aktualnego CV|zaświadczenia|brakujących dokumentów}
{jakie są|proszę podać} {oczekiwania finansowe|okres wypowiedzenia|możliwą datę rozpoczęcia}
{kiedy|od kiedy} {mógłbyś zacząć|może Pani rozpocząć pracę}
{czy ma Pan|czy posiadasz} {prawo jazdy|pozwolenie na pracę|doświadczenie z}
{brakuje|brak} {podpisu|dokumentu|dyplomu}
{wypełnij|proszę wypełnić} formularz i {odeślij|odesłać}
{mamy|jeszcze} {jedno pytanie|pytanie} {do CV|przed decyzją}`,
  offer: `
{z przyjemnością|miło nam} {oferujemy Panu stanowisko|zaproponować Pani pracę|złożyć ofertę pracy|przekazać, że dostał Pan pracę}
{gratulacje|dobra wiadomość} {ma Pan tę pracę|została Pani wybrana|dostałeś pracę|praca jest Twoja}
{w załączniku|przesyłamy} {umowę|umowę o pracę|list ofertowy} {do podpisu|do podpisania}
{wynagrodzenie|pensja} {wynosi 0 zł brutto|to 0 netto} i {zaczynasz w poniedziałek|początek pracy 0 marca}
{chcemy Cię zatrudnić|chcielibyśmy, aby dołączyła Pani do zespołu}
{prosimy o odpowiedź|daj znać} do {piątku} czy {przyjmujesz ofertę|akceptuje Pan propozycję}`,
  received: `
{dziękujemy za|dziękuję za} {przesłanie aplikacji|zgłoszenie|zainteresowanie|CV|aplikowanie}
{otrzymaliśmy|potwierdzamy otrzymanie|dotarło do nas} {Twoje zgłoszenie|Pani aplikację|Twoje CV}
{zapoznamy się|przejrzymy|analizujemy} {z Twoją aplikacją|wszystkie zgłoszenia|nadesłane CV}
{skontaktujemy się|odezwiemy się|damy znać} {wkrótce|w ciągu dwóch tygodni|z wybranymi osobami}`,
  hold: `
{rekrutacja|proces} {została wstrzymana|jest zawieszony|przesunęła się}
{nie podjęliśmy jeszcze|jeszcze nie ma} {decyzji|rozstrzygnięcia}
{potrzebujemy więcej czasu|to trwa dłużej niż planowaliśmy}, {prosimy o cierpliwość|przepraszamy za opóźnienie}
{gdy tylko|jak} {będziemy wiedzieć więcej} {damy znać|napiszemy}`,
  ad: `
{nowe oferty|0 nowych ofert|oferty pracy} {dla Ciebie|w okolicy|w tym tygodniu}
{aplikuj teraz|zobacz ofertę|zobacz wszystkie|sprawdź}
{wypisz się|zrezygnuj z subskrypcji|zarządzaj powiadomieniami}
{zapisz się|weź udział} {na webinar|w targach pracy|w dniu otwartym}
{otrzymujesz tę wiadomość, ponieważ|newsletter} {jesteś zapisany|miesiąca}`,
  auto: `
{jestem|będę} {poza biurem|na urlopie|nieobecna} do {0 marca|poniedziałku}
{w pilnych sprawach} proszę {o kontakt z|dzwonić do} {koleżanką|sekretariatu}
{nie dostarczono wiadomości|odpowiedź automatyczna}`,
  fraud: `
{podaj|wyślij} {dane do konta|numer karty|skan dowodu} {na WhatsApp|aby otrzymać wypłatę}
{zarabiaj|do 0 zł} {tygodniowo|dziennie} {z domu|bez doświadczenia}
{wpłać|zapłać} {kaucję|0 zł z góry}`,
  stranger: `
{trafiłem na Twój profil|widziałam Pana profil} {na LinkedIn|w sieci}
{szukam|rekrutujemy} dla klienta {programisty|osoby takiej jak Ty}
{czy jesteś otwarty na|czy rozważa Pani} {nowe możliwości|zmianę pracy}`,
  none: `
{z poważaniem|pozdrawiam|pozdrawiamy serdecznie}
{dzień dobry|witaj|szanowny panie|szanowna pani}
{w razie pytań} {proszę o kontakt|jesteśmy do dyspozycji}
{dziękujemy za} {rozmowę|poświęcony czas|cierpliwość|wiadomość}
{jeśli} {zostaniesz wybrany|profil będzie pasował} {zaprosimy na rozmowę|otrzymasz ofertę}
{nasz proces obejmuje} {test, rozmowę i ofertę|trzy etapy}`,
}
