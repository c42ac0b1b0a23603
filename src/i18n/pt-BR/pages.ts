import type { Messages } from '../message'

export const messages = {
  'pages.configuracoes.title': 'Configurações',
  'pages.configuracoes.lead': 'Cada escolha vale na hora e fica neste aparelho.',
  'pages.configuracoes.notKept':
    'Este navegador não deixa o portal guardar nada: o que você escolher vale só até fechar ou recarregar a página.',
  'pages.configuracoes.done': 'Configuração mudada.',
  'pages.configuracoes.language': 'Idioma',
  'pages.configuracoes.theme': 'Tema',
  'pages.configuracoes.theme.auto': 'Automático',
  'pages.configuracoes.theme.light': 'Claro',
  'pages.configuracoes.theme.dark': 'Escuro',
  'pages.configuracoes.text': 'Tamanho do texto',
  'pages.configuracoes.text.t100': 'Normal (100%)',
  'pages.configuracoes.text.t115': 'Maior (115%)',
  'pages.configuracoes.text.t130': 'Bem maior (130%)',
  'pages.configuracoes.perfil': 'Perfil em uso',
  'pages.configuracoes.profileHint': 'Muda o que o portal mostra, sem sair.',
  'pages.configuracoes.device': 'Este aparelho',
  'pages.configuracoes.shared': 'É de uso público',
  'pages.configuracoes.sharedHint': 'Nada seu fica guardado aqui, e a sua sessão termina depois de 8 minutos sem uso.',
  'pages.configuracoes.hide': 'Ocultar as notas sempre que eu voltar ao portal',
  'pages.configuracoes.hideHint':
    'Ao voltar de outro aplicativo, as notas aparecem ocultas até você tocar em Mostrar notas.',
  'pages.configuracoes.hideTeacher': 'Nas páginas de professor, elas continuam à vista.',
  'pages.configuracoes.version': 'Versão {versao}',
  'pages.configuracoes.lastRead': 'Última leitura de dados: {date}, {time}',
  'pages.configuracoes.vistos': 'Lembrar o que eu já vi',
  'pages.configuracoes.seenHint':
    'Assim o portal marca o que mudou desde a sua última visita. As notas e faltas já vistas ficam neste aparelho por até 400 dias, mesmo depois que você sai, sem o seu nome.',
  'pages.data.title': 'O que fica neste aparelho',
  'pages.data.nothing': 'Nada do portal está guardado neste aparelho.',
  'pages.data.preferences': 'Suas escolhas desta página',
  'pages.data.signedIn': 'A lembrança de que você quis continuar conectado',
  'pages.data.readings': 'As últimas notas e faltas lidas, para ver sem internet',
  'pages.data.visit': 'O que você já viu, para mostrar o que mudou',
  'pages.data.attempts': 'A hora e a resposta de cada tentativa de marcar presença',
  'pages.data.work': 'O que você digitou e ainda não enviou',
  'pages.data.matricula': 'Um pedido de vaga começado',
  'pages.data.dates': 'As datas das vagas na rede',
  'pages.data.memory':
    'O que você digitou e ainda não enviou está só nesta página: se você recarregar ou fechar a página, se perde.',
  'pages.data.others': 'Outros dados do portal',
  'pages.data.cookie':
    'Enquanto você está conectado, o navegador guarda a chave da sua sessão. Ela termina quando você sai.',
  'pages.data.erase': 'Apagar dados deste aparelho',
  'pages.data.question': 'Apagar tudo o que o portal guardou aqui?',
  'pages.data.notice':
    'Suas escolhas, leituras e rascunhos saem deste aparelho e você sai do portal. O que já foi enviado à escola continua lá.',
  'pages.data.unfinished': 'Com isso também se apaga:',
  'pages.data.confirm': 'Apagar e sair',
  'pages.onThisPage': 'Nesta página',
  'pages.help.title': 'Ajuda',
  'pages.help.lead': 'Respostas curtas para o que as pessoas mais perguntam.',
  'pages.help.who': 'Com quem falar',
  'pages.help.of.everybody': 'Para todos',
  'pages.help.of.families': 'Estudantes e responsáveis',
  'pages.help.of.teachers': 'Professores',
  'pages.help.of.office': 'Secretaria e administração',
  'pages.help.entrar.title': 'Não consigo entrar',
  'pages.help.entrar.text':
    'Confira o usuário e a senha que a escola deu. Depois de várias tentativas erradas, a escola pode fechar a entrada por um tempo; quando ela diz quanto, o portal mostra. Se esqueceu a senha, peça outra à secretaria.',
  'pages.help.leave.title': 'Uso um computador que não é meu',
  'pages.help.leave.text':
    'Não marque “Manter conectado” e toque em Sair quando terminar. Em Configurações você pode dizer que o aparelho é de uso público: nada seu fica guardado.',
  'pages.help.notas.title': 'Por que uma nota não aparece?',
  'pages.help.notas.text':
    'A nota aparece quando o professor publica. “Publicada” ainda pode mudar; “Fechada” não muda mais. Uma nota que falta não conta como zero.',
  'pages.help.faltas.title': 'Como leio as faltas?',
  'pages.help.faltas.text':
    'O número é o de aulas com falta naquela disciplina, comparado com o limite da turma. Quando a escola não informa o limite, só o número aparece.',
  'pages.help.justify.title': 'Como justifico uma falta?',
  'pages.help.justify.text':
    'O portal não recebe atestados e não sabe quais faltas estão justificadas. Leve o atestado à secretaria da escola.',
  'pages.help.presenca.title': 'Não consigo marcar presença',
  'pages.help.presenca.text':
    'Ligue a localização do celular, permita que o navegador use a localização e vá para perto de uma janela. Só funciona perto do horário da aula; a escola decide. Se não der, o professor pode marcar por você.',
  'pages.help.matricula.title': 'Preciso de conta para pedir vaga?',
  'pages.help.matricula.text':
    'Não precisa de usuário nem de senha. Tenha à mão a certidão de nascimento do estudante, o CPF do responsável e o CEP da casa. Leva uns dez minutos.',
  'pages.help.vagas': 'Ajuda com vagas',
  'pages.help.back': 'Voltar às vagas',
  'pages.help.whole': 'Toda a ajuda do portal',
  'pages.help.documentos.title': 'Que documentos eu levo?',
  'pages.help.documentos.text':
    'O recibo mostra a lista e até quando levar. Nenhum documento é enviado por aqui. Se faltar algum, o pedido vale do mesmo jeito.',
  'pages.help.protocolo.title': 'Perdi o protocolo',
  'pages.help.protocolo.text':
    'Em Vagas, escolha Consultar pedido e identifique o estudante pelo nome, pela data de nascimento, pelo nome da mãe e pelo CPF de quem fez o pedido.',
  'pages.help.lancar.title': 'Minha nota foi salva?',
  'pages.help.lancar.text':
    '“Recebida” (•) quer dizer que o pedido chegou. “Confirmada” (✓) quer dizer que o portal leu a nota de volta. Só a confirmada é certa. Com as linhas menores, só o sinal aparece.',
  'pages.help.paste.title': 'Como coloco de uma vez as notas que estão em uma planilha?',
  'pages.help.paste.text':
    'Copie as células na planilha. Em Lançar notas, toque em Colar da planilha e cole: uma linha por estudante, com os nomes ou os números da folha da turma (Nº) em uma coluna, ou na ordem da lista. Antes de colocar, o portal mostra o que acontece com cada nota. Nada sai daqui até você tocar em Enviar notas, e dá para desfazer a colagem.',
  'pages.help.publish.title': 'Quando o estudante vê a nota?',
  'pages.help.publish.text':
    'Só depois de publicada. Envie as notas, toque em Publicar notas, escolha a avaliação, confira e confirme. Uma nota publicada ainda pode ser corrigida até ser fechada: a família vê a mudança.',
  'pages.help.changed.title': 'O que quer dizer “Mudou na escola”?',
  'pages.help.changed.text':
    'Outra pessoa lançou uma nota diferente enquanto você digitava. Use Resolver diferenças, compare as duas e escolha qual vale. O portal não troca nenhuma sem a sua escolha.',
  'pages.help.otherTab.title': 'Posso lançar notas em duas abas?',
  'pages.help.otherTab.text':
    'Uma de cada vez, para que uma não desfaça a outra. A segunda só mostra as notas. Quando a primeira terminar, toque em Lançar notas nesta aba.',
  'pages.help.unsent.title': 'Saí sem enviar. Perdi as notas?',
  'pages.help.unsent.text':
    'Não, se a aba continua aberta: abra de novo a turma em Lançar notas e elas voltam, ainda não enviadas. Elas se perdem se você fechar a aba ou sair do portal e, em aparelho de uso público, também se você recarregar a página.',
  'pages.help.pessoa.title': 'Sou da secretaria: o registro da pessoa chegou?',
  'pages.help.pessoa.text':
    '“Enviado” quer dizer que o registro saiu daqui; o sistema não responde se o guardou. Confira no cadastro da escola antes de enviar o mesmo registro outra vez.',
  'pages.help.papeis.title': 'Administro o sistema: como tiro um acesso?',
  'pages.help.papeis.text':
    'Abra Remover papéis, no menu (no celular, dentro de Mais), e procure pelo nome de usuário. Papéis e permissões são coisas separadas: marque os dois se a pessoa deve perder os dois. O portal não consegue devolver o que foi tirado.',
  'pages.help.offline.title': 'Estou sem internet',
  'pages.help.offline.text':
    'O que já estava na tela continua visível, com a hora em que foi lido. Para enviar qualquer coisa é preciso ter internet; nada é enviado escondido depois.',
  'pages.help.install.title': 'Como coloco o portal na tela do celular?',
  'pages.help.install.text':
    'Abra o menu do navegador e escolha “Adicionar à tela inicial” ou “Instalar aplicativo”. No iPhone, toque em Compartilhar e em “Adicionar à Tela de Início”.',
  'pages.help.words': 'O que querem dizer estas palavras',
  'pages.word.protocolo.nome': 'Protocolo',
  'pages.word.protocolo.text': 'O número que prova que um pedido foi feito.',
  'pages.word.turma.nome': 'Turma',
  'pages.word.turma.text': 'O grupo de estudantes que tem as mesmas aulas, como 7º A.',
  'pages.word.turno.nome': 'Turno',
  'pages.word.turno.text': 'A parte do dia em que se estuda: manhã, tarde, integral ou noite.',
  'pages.word.eja.nome': 'EJA',
  'pages.word.eja.text': 'Educação de Jovens e Adultos: para quem tem 15 anos ou mais e não terminou a escola.',
  'pages.word.serie.nome': 'Série',
  'pages.word.serie.text': 'O ano da escola, como Pré-escola II ou 5º ano.',
  'pages.word.mediaParcial.nome': 'Média parcial',
  'pages.word.mediaParcial.text': 'A média das notas já publicadas. Muda quando chegam outras.',
  'pages.word.segundaChamada.nome': 'Segunda chamada',
  'pages.word.segundaChamada.text': 'Outra data para fazer uma avaliação que se perdeu com motivo.',
  'pages.accessibility.title': 'Acessibilidade',
  'pages.accessibility.lead': 'Este portal é para todas as pessoas. Se algo impede você de usar, conte para nós.',
  'pages.accessibility.promise.title': 'O que prometemos',
  'pages.accessibility.promise.text':
    'Seguir os requisitos da norma ABNT NBR 17225:2025, que são os da WCAG 2.2 nos níveis A e AA, com contraste de texto de 7 para 1. As telas são testadas a cada mudança, por programas e só com o teclado.',
  'pages.accessibility.features': 'O que o portal oferece',
  'pages.accessibility.feature.keyboard': 'Tudo funciona só com o teclado, e o lugar do foco é sempre visível.',
  'pages.accessibility.feature.screenReader': 'Títulos, campos, avisos e tabelas têm nomes para leitores de tela.',
  'pages.accessibility.feature.zoom':
    'O texto cresce até 400% sem rolar para os lados; em Configurações há três tamanhos.',
  'pages.accessibility.feature.colours': 'Há tema claro e escuro, e nenhuma informação depende só da cor.',
  'pages.accessibility.feature.motion': 'Quem pede menos movimento ao aparelho não vê animações.',
  'pages.accessibility.feature.time':
    'Dois minutos antes de encerrar a sessão por falta de uso, o portal avisa, e um toque dá mais tempo, quantas vezes for preciso.',
  'pages.accessibility.feature.aloud':
    'As páginas em que se pede uma vaga, e esta, podem ser ouvidas, onde o aparelho tem uma voz própria.',
  'pages.accessibility.feature.map': 'O mapa da presença é opcional: o texto diz o mesmo.',
  'pages.accessibility.shortcuts': 'Atalhos do teclado',
  'pages.accessibility.shortcut.conteudo': 'Alt + 1: ir para o conteúdo (Alt + Shift + 1 no Firefox).',
  'pages.accessibility.shortcut.menu': 'Alt + 2: ir para o menu, nas páginas que têm um.',
  'pages.accessibility.shortcut.footer': 'Alt + 4: ir para o rodapé.',
  'pages.accessibility.limites': 'O que ainda não está bom',
  'pages.accessibility.limit.service':
    'Textos escritos pela escola aparecem como a escola os escreveu, sempre em português.',
  'pages.accessibility.limit.libras': 'Não há tradução para Libras.',
  'pages.accessibility.limit.people': 'O portal ainda não foi testado por pessoas com deficiência.',
  'pages.accessibility.contact': 'Encontrou uma barreira?',
  'pages.accessibility.contactText': 'Diga a página, o que tentou fazer e o que usa para navegar.',
  'pages.privacy.title': 'Privacidade',
  'pages.privacy.lead': 'O que acontece com os seus dados e com os do estudante, em palavras simples.',
  'pages.privacy.uses': 'Para que os dados servem',
  'pages.privacy.use.escola':
    'O portal mostra o que a escola já tem: notas, faltas, recados e turmas. Só vê quem a escola autorizou.',
  'pages.privacy.use.matricula':
    'No pedido de vaga pedimos só o que a rede de ensino precisa para dar a vaga. O melhor interesse da criança vem primeiro (LGPD, artigo 14).',
  'pages.privacy.use.presenca':
    'A localização só é usada quando o estudante toca em marcar presença, e não fica guardada no aparelho.',
  'pages.privacy.use.thirdParties':
    'Não há propaganda, contadores de visitas nem programas de outras empresas nas páginas.',
  'pages.privacy.keeps': 'O que fica no seu aparelho',
  'pages.privacy.keeping.preferences':
    'As suas escolhas, como o idioma, e o que o próprio portal anota, como a hora do último uso e as datas das vagas: nada diz quem você é.',
  'pages.privacy.keeping.aba':
    'Na aba aberta, até ela fechar ou você sair: o que você digitou e não terminou de enviar e a lista “O que já enviei hoje”, que podem ter nomes de outras pessoas; as suas tentativas de marcar presença; o perfil, o filho e as seções que você abriu por último; e o que você já viu, para marcar o que mudou.',
  'pages.privacy.keeping.start':
    'Enquanto você não sai: a chave da sua sessão e, para abrir o Início mais depressa, o seu número e os das suas turmas e recados.',
  'pages.privacy.keeping.signedIn':
    'Só com “Manter conectado”: as últimas leituras, para ver sem internet, por até 30 dias; e, também depois de fechar a aba, o que você já viu, as tentativas de marcar presença e o perfil que você abriu por último.',
  'pages.privacy.keeping.vistos':
    'Só se você pedir, em “Lembrar o que eu já vi”: o que você já viu fica por até 400 dias, também depois de sair, sem o seu nome.',
  'pages.privacy.keeping.draft':
    'O pedido de vaga começado, por 7 dias, e o recibo, por 30 dias, em um aparelho seu ou da família. Se ninguém disse de quem é o aparelho, ficam só na aba aberta, por 30 minutos sem uso. As vagas que você viu ficam por 12 horas.',
  'pages.privacy.keeping.shared':
    'Em aparelho de uso público: só as suas escolhas, o que o próprio portal anota e, até a aba fechar, se as notas estão ocultas, os números dos recados que você abriu e que um pedido saiu sem resposta, para não ir duas vezes. A chave da sessão fica até você sair; o resto, só na página aberta.',
  'pages.privacy.keeping.leave': 'Ao sair, tudo o que é pessoal é apagado, menos o que você pediu para lembrar.',
  'pages.privacy.erase': 'Ver e apagar o que está neste aparelho',
  'pages.privacy.rights': 'O que você pode pedir',
  'pages.privacy.rightsLead':
    'Quem responde pelos dados é a rede de ensino. Você pode pedir a ela, a qualquer hora e de graça:',
  'pages.privacy.right.see': 'para ver os dados que ela tem sobre você ou sobre a criança;',
  'pages.privacy.right.correct': 'para corrigir o que está errado;',
  'pages.privacy.right.complain':
    'para explicar o que faz com eles. Se não responder, procure a Autoridade Nacional de Proteção de Dados (ANPD).',
  'pages.privacy.contact': 'Com quem falar',
} as const satisfies Messages
