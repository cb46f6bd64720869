/** Texts of the chats with people who wrote to support. */
export const esSupport = {
  support: {
    title: 'Soporte',
    text: 'Chats con pasajeros y conductores que escribieron a soporte. Primero los no leídos.',
    none: 'Nadie ha escrito a soporte',
    noneHint: 'Los chats nuevos aparecen aquí.',
    unread_one: '{{count}} sin leer',
    unread_other: '{{count}} sin leer',
    choose: 'Elige un chat para leerlo y responder.',
    you: 'Tú',
    log: 'Mensajes',
    noMessages: 'Aún no hay mensajes',
    older: 'Ver mensajes anteriores',
    field: 'Tu respuesta',
    placeholder: 'Escribe una respuesta',
    savedReplies: 'Respuestas guardadas',
    chooseReply: 'Elige una respuesta',
    send: 'Enviar',
    sending: 'Enviando...',
    failed: 'No se envió',
  },
};
