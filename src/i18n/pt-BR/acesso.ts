import type { Messages } from '../message'

export const messages = {
  'acesso.entrar.title': 'Entrar',
  'acesso.entrar.user': 'Usuário',
  'acesso.entrar.password': 'Senha',
  'acesso.entrar.remember': 'Manter conectado neste aparelho',
  'acesso.entrar.rememberHint': 'Não marque em computador de uso público.',
  'acesso.entrar.submit': 'Entrar',
  'acesso.entrar.userMissing': 'Digite o usuário',
  'acesso.entrar.passwordMissing': 'Digite a senha',
  'acesso.entrar.wrong': 'Usuário ou senha não conferem.',
  'acesso.entrar.blocked': 'Este acesso está bloqueado. Procure a secretaria da escola.',
  'acesso.entrar.tooMany': 'Muitas tentativas seguidas',
  'acesso.entrar.wait': {
    one: 'Espere {n} segundo para tentar de novo.',
    other: 'Espere {n} segundos para tentar de novo.',
  },
  'acesso.entrar.waitOver': 'Você já pode tentar de novo.',
  'acesso.entrar.unattended':
    'Paramos de tentar, porque ninguém usava esta página. Confira a senha e toque em “Entrar”.',
  'acesso.entrar.ended.signedOut': 'Você saiu. Nada seu ficou nesta tela.',
  'acesso.entrar.ended.expired': 'Sua sessão terminou. Entre de novo.',
  'acesso.entrar.ended.replaced': 'Outra pessoa entrou neste navegador, em outra aba. Nada seu ficou nesta tela.',
  'acesso.entrar.ended.idle':
    'Sua sessão terminou porque o portal ficou parado. O que ainda não tinha sido enviado foi apagado, por segurança.',
  'acesso.vagas.title': 'Vagas na rede municipal',
  'acesso.vagas.lead': 'Pedir, confirmar, transferir, consultar ou cancelar. Não precisa de usuário e senha.',
  'acesso.vagas.open': 'Ir para as vagas',
} as const satisfies Messages
