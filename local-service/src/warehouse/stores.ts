export const stores: readonly StorePlan[] = [
  store('Berlin Mitte', 'Berlin', 'Germany', 'Europe', 'Flagship', 8.2, '2015-04-11', 1850),
  store('Berlin Kreuzberg', 'Berlin', 'Germany', 'Europe', 'City', 4.1, '2019-09-05', 640),
  store('Munich Altstadt', 'Munich', 'Germany', 'Europe', 'City', 5.6, '2016-10-20', 980),
  store('Hamburg Altona', 'Hamburg', 'Germany', 'Europe', 'City', 3.9, '2018-03-15', 720),
  store('Paris Marais', 'Paris', 'France', 'Europe', 'Flagship', 6.4, '2017-05-18', 1400),
  store('Lyon Presqu’île', 'Lyon', 'France', 'Europe', 'City', 2.6, '2020-02-06', 560),
  store('London Soho', 'London', 'United Kingdom', 'Europe', 'Flagship', 7.1, '2016-06-02', 1520),
  store('London Camden', 'London', 'United Kingdom', 'Europe', 'City', 3.2, '2021-04-22', 610),
  store('Manchester Arndale', 'Manchester', 'United Kingdom', 'Europe', 'Outlet', 2.4, '2019-11-14', 830),
  store('Madrid Salamanca', 'Madrid', 'Spain', 'Europe', 'City', 3.5, '2018-09-27', 760),
  store('Barcelona Eixample', 'Barcelona', 'Spain', 'Europe', 'City', 3.8, '2018-04-12', 790),
  store('Amsterdam Jordaan', 'Amsterdam', 'Netherlands', 'Europe', 'City', 3.0, '2019-05-09', 580),
  store('New York SoHo', 'New York', 'United States', 'North America', 'Flagship', 7.6, '2018-08-30', 1680),
  store('New York Brooklyn', 'New York', 'United States', 'North America', 'City', 3.7, '2021-10-07', 690),
  store('Chicago Loop', 'Chicago', 'United States', 'North America', 'City', 4.3, '2019-03-21', 940),
  store('San Francisco Mission', 'San Francisco', 'United States', 'North America', 'City', 4.6, '2019-08-15', 870),
  store('Austin South Congress', 'Austin', 'United States', 'North America', 'City', 2.8, '2022-03-10', 650),
  store('Seattle Ballard', 'Seattle', 'United States', 'North America', 'Outlet', 3.1, '2020-10-01', 1020),
  store('Toronto Queen West', 'Toronto', 'Canada', 'North America', 'City', 3.4, '2020-06-18', 780),
  store('Vancouver Gastown', 'Vancouver', 'Canada', 'North America', 'City', 2.9, '2021-06-10', 620),
  store('Tokyo Shibuya', 'Tokyo', 'Japan', 'Asia Pacific', 'Flagship', 5.4, '2020-11-19', 1260),
  store('Osaka Namba', 'Osaka', 'Japan', 'Asia Pacific', 'City', 2.5, '2022-04-14', 590),
  store('Singapore Orchard', 'Singapore', 'Singapore', 'Asia Pacific', 'City', 3.3, '2024-03-07', 710),
  store('Sydney Paddington', 'Sydney', 'Australia', 'Asia Pacific', 'City', 2.7, '2021-02-25', 660),
  store('Melbourne Fitzroy', 'Melbourne', 'Australia', 'Asia Pacific', 'City', 2.2, '2022-09-29', 540),
  store('São Paulo Jardins', 'São Paulo', 'Brazil', 'Latin America', 'Flagship', 3.6, '2021-08-12', 1100),
  store('Mexico City Roma', 'Mexico City', 'Mexico', 'Latin America', 'City', 2.3, '2022-05-26', 630),
  store('Buenos Aires Palermo', 'Buenos Aires', 'Argentina', 'Latin America', 'City', 2.4, '2025-04-03', 600),
];

export interface StorePlan {
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly region: string;
  readonly format: 'Flagship' | 'City' | 'Outlet';
  /** Share of the company's orders when the data begins, before growth. */
  readonly weight: number;
  readonly openedOn: string;
  readonly floorArea: number;
}

function store(
  name: string,
  city: string,
  country: string,
  region: string,
  format: StorePlan['format'],
  weight: number,
  openedOn: string,
  floorArea: number,
): StorePlan {
  return { name, city, country, region, format, weight, openedOn, floorArea };
}
