import { DEFAULT_SPEED, readConfig } from './config';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({ API_URL: '', FLEET_SIZE: ' ' })).toMatchObject({
      apiUrl: 'http://127.0.0.1:3000',
      size: 9,
      riders: 0,
      speed: DEFAULT_SPEED,
    });
  });

  it('is read from the environment', () => {
    const env = {
      API_URL: 'http://127.0.0.1:5500/',
      FLEET_SIZE: '2',
      FLEET_RIDERS: '4',
      FLEET_SPEED: '0.5',
      GROUPRIDE_DATA: '/tmp/data',
      ADMIN_WEB_URL: 'https://ops.example/admin',
    };
    const origins = { rider: 'http://localhost:4200', driver: 'http://localhost:4201', admin: 'https://ops.example' };
    expect(readConfig(env)).toEqual({
      apiUrl: 'http://127.0.0.1:5500',
      origins,
      size: 2,
      riders: 4,
      speed: 0.5,
      data: '/tmp/data',
    });
  });

  it.each([
    ['FLEET_SIZE', '2.5'],
    ['FLEET_SIZE', '-1'],
    ['FLEET_RIDERS', '401'],
    ['FLEET_SPEED', 'fast'],
    ['FLEET_SPEED', '0'],
    ['API_URL', 'somewhere'],
    ['DRIVER_WEB_URL', 'somewhere'],
  ])('names %s when it is %s', (variable, value) => {
    expect(() => readConfig({ [variable]: value })).toThrow(variable);
  });
});
