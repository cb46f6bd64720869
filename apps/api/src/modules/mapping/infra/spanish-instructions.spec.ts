import { informal } from './spanish-instructions';

describe('Spanish instructions', () => {
  it.each([
    ['Gire a la derecha en East Trade Street.', 'Gira a la derecha en East Trade Street.'],
    ['Conduzca hacia el norte. Luego gire a la izquierda.', 'Conduce hacia el norte. Luego gira a la izquierda.'],
    ['Haga la rotonda y tome la segunda salida.', 'Haz la rotonda y toma la segunda salida.'],
    ['Su destino está a la derecha.', 'Tu destino está a la derecha.'],
    ['Manténgase a la derecha para tomar I 77 Sur.', 'Mantente a la derecha para tomar I 77 Sur.'],
  ])('address a driver as the application does: %s', (before, after) => expect(informal(before)).toBe(after));

  it.each(['Gira en Calle Entre Ríos.', 'Turn right onto Entre Street.'])('are otherwise unchanged: %s', (text) =>
    expect(informal(text)).toBe(text),
  );
});
